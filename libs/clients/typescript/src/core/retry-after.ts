/**
 * The delay of `Retry-After` in milliseconds: seconds, or a date relative to the clock of the server, so that a wrong
 * local clock does no harm.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  // Some engines parse a plain number as a year.
  const until = /^[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(until)) return undefined;
  const serverTime = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(serverTime) ? Date.now() : serverTime));
}
