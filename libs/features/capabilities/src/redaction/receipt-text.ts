import { redact, type TelemetryConfig, withoutPersonalData } from '@capstan/platform-core';

/** Longer texts of errors are cut. */
const MAX_CHARS = 2_000;

/** A text as the request log keeps it: without secrets, without personal data if so configured, and storable in PostgreSQL. */
export function receiptText(
  text: string,
  { redactsPersonalData }: Pick<TelemetryConfig, 'redactsPersonalData'>,
): string {
  const redacted = redactsPersonalData ? withoutPersonalData(redact(text)) : redact(text);
  return redacted.slice(0, MAX_CHARS).replaceAll('\0', '').toWellFormed();
}
