import { ThreadError } from '@capstan/platform-jobs';
import { failureForError } from './failure-for-error.js';
import { ProviderFailure } from './provider-failure.js';

/** Converts the error of a thread that failed to parse a page chosen by the caller. */
export function failureOfReading(error: unknown): ProviderFailure {
  if (!(error instanceof ThreadError) || error.reason === 'aborted') return failureForError(error);
  // The page itself is the cause and will be next time: the caller gets the reason. A timeout also depends on this
  // machine, so other providers may try.
  if (error.reason === 'too_long' || error.reason === 'too_large') {
    return new ProviderFailure('blocked', `the page is too complex: ${error.message}`, {
      isFinal: error.reason === 'too_large',
      isTarget: true,
      cause: error,
    });
  }
  return new ProviderFailure('upstream_error', 'the page could not be read', { cause: error });
}
