import type { AppError } from '@capstan/platform-core';

/** Statuses at which `Retry-After` has a defined meaning for our callers. */
const WITH_RETRY_AFTER = new Set([409, 429, 503]);

/** The headers of a failure, whatever form its body has. */
export const problemHeaders = ({ status, headers, retryAfterSeconds }: AppError): Record<string, string> =>
  retryAfterSeconds !== undefined && WITH_RETRY_AFTER.has(status)
    ? { 'Retry-After': String(retryAfterSeconds), ...headers }
    : headers;
