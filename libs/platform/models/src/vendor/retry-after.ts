/** Seconds that a vendor asks to wait (`retry-after`, RFC 9110 10.2.3; `retry-after-ms`, OpenAI); undefined when it does not say. */
export function retryAfterSeconds(
  headers: Readonly<Record<string, string>> | undefined,
  now: number = Date.now(),
): number | undefined {
  const milliseconds = headers?.['retry-after-ms']?.trim() ?? '';
  if (/^\d{1,12}(\.\d+)?$/.test(milliseconds)) return Math.ceil(Number(milliseconds) / 1000);
  const text = headers?.['retry-after']?.trim() ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Math.ceil(Number(text));
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
