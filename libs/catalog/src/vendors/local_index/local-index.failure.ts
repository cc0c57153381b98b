import { ProviderFailure } from '@capstan/kit';
import { QueryFailedError } from 'typeorm';

/** PostgreSQL error codes (Appendix A of its manual). */
const UNDEFINED_TABLE = '42P01';
const QUERY_CANCELED = '57014';

/** Maps the failure of an index query to a provider failure; other errors are returned unchanged. */
export function failureOfIndex(error: unknown): unknown {
  const code = error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
  if (code === UNDEFINED_TABLE) {
    return new ProviderFailure(
      'misconfigured',
      'the tables of the local index are missing: run `npm run migration:run`',
      { cause: error },
    );
  }
  if (code === QUERY_CANCELED) {
    return new ProviderFailure('timeout', 'the local index exceeded its time limit', { cause: error });
  }
  return error;
}
