/** Parses a `Retry-After` header, seconds or date (RFC 9110, 10.2.3); undefined when absent or invalid. */
export function retryAfterSeconds(header: string | undefined, now: number = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  // Servers send fractions although the standard has none; Date.parse would read them as a date.
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Math.ceil(Number(text));
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
