import { OutboundError } from '@capstan/platform-outbound';
import { ThreadError } from '@capstan/platform-jobs';
import { ProviderFailure } from './provider-failure.js';

/** Converts an error of a provider to a ProviderFailure; a ProviderFailure is returned unchanged. */
export function failureForError(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof OutboundError) {
    const outcome =
      error.code === 'timeout' || error.code === 'aborted'
        ? 'timeout'
        : error.code === 'robots_disallowed'
          ? 'blocked'
          : 'upstream_error';
    return new ProviderFailure(outcome, error.message, { cause: error });
  }
  if (error instanceof ThreadError) {
    return error.reason === 'aborted'
      ? new ProviderFailure('timeout', 'the attempt timed out', { cause: error })
      : new ProviderFailure('upstream_error', `the response could not be read: ${error.message}`, {
          cause: error,
        });
  }
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')) {
    return new ProviderFailure('timeout', 'the attempt timed out', { cause: error });
  }
  return new ProviderFailure('upstream_error', 'the provider adapter failed', { cause: error });
}
