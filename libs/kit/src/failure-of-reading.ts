import { ThreadError } from '@capstan/platform-jobs';
import { failureForError } from './failure-for-error.js';
import { ProviderFailure } from './provider-failure.js';

/** What it means for a call that a page which the caller chose could not be read in a thread. */
export function failureOfReading(error: unknown): ProviderFailure {
  if (!(error instanceof ThreadError) || error.reason === 'aborted') return failureForError(error);
  // The page itself is at fault and will be next time: the caller learns why. How long it took says something of
  // this machine too, so others may try.
  if (error.reason === 'too_long' || error.reason === 'too_large') {
    return new ProviderFailure('blocked', `the page is too complex: ${error.message}`, {
      isFinal: error.reason === 'too_large',
      isTarget: true,
      cause: error,
    });
  }
  return new ProviderFailure('upstream_error', 'the page could not be read', { cause: error });
}
