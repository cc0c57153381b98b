import type { AppError } from '@capstan/platform-core';

/** Statuses with which `Retry-After` is sent. */
const WITH_RETRY_AFTER = new Set([409, 429, 503]);

/** Returns the headers of a failure, which do not depend on the form of its body. */
export const problemHeaders = ({ status, headers, retryAfterSeconds }: AppError): Record<string, string> =>
  retryAfterSeconds !== undefined && WITH_RETRY_AFTER.has(status)
    ? { 'Retry-After': String(retryAfterSeconds), ...headers }
    : headers;
