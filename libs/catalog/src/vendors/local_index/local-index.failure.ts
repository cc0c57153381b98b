import { ProviderFailure } from '@capstan/kit';
import { QueryFailedError } from 'typeorm';

/** PostgreSQL's codes (Appendix A of its manual). */
const UNDEFINED_TABLE = '42P01';
const QUERY_CANCELED = '57014';

/** What it means for a provider when the index could not be asked; other faults stay what they are. */
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
    return new ProviderFailure('timeout', 'the local index took too long', { cause: error });
  }
  return error;
}
