import type { AppError } from '@capstan/platform-core';

/**
 * Returns the headers of a failure, which do not depend on the form of its body. `Retry-After` is sent wherever the body
 * has `retry_after_seconds`: clients and proxies that do not read the body wait as long.
 */
export const problemHeaders = ({ headers, retryAfterSeconds }: AppError): Record<string, string> =>
  retryAfterSeconds === undefined ? headers : { 'Retry-After': String(retryAfterSeconds), ...headers };
