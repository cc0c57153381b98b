import { retryAfterSeconds } from '@capstan/platform-outbound';

/** Returns the seconds to wait from `retry-after-ms` (OpenAI) or `Retry-After`; undefined without either. */
export function modelRetryAfterSeconds(
  headers: Readonly<Record<string, string>> | undefined,
  now: number = Date.now(),
): number | undefined {
  const milliseconds = headers?.['retry-after-ms']?.trim() ?? '';
  if (/^\d{1,12}(\.\d+)?$/.test(milliseconds)) return Math.ceil(Number(milliseconds) / 1000);
  return retryAfterSeconds(headers?.['retry-after'], now);
}
