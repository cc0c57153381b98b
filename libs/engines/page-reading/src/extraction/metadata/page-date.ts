const EARLIEST_YEAR = 1900;
const DAY_MS = 86_400_000;

/**
 * Converts a date of a page to ISO 8601: `2026-03-14` stays a date, a date with a time is converted to UTC. A time
 * without a zone counts as UTC, so that the result does not depend on the machine. Null when invalid, before 1900
 * or in the future (a countdown or a mistake, not a publication).
 *
 * `isoDate` of `@capstan/parsing` cannot be its base: that one is for fields of a documented format, rejects what people write
 * ("March 14, 2026", "2026/3/4") and adds a time to dates, while this one must say whether the page had a time.
 */
export function pageDate(text: string | null | undefined, now: number = Date.now()): string | null {
  const trimmed = text?.trim();
  if (!trimmed || trimmed.length > 60 || !/\d{4}/.test(trimmed)) return null;
  const day = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(trimmed);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(trimmed);
  const parts = day ?? compact;
  if (parts) {
    const date = `${parts[1]}-${parts[2]!.padStart(2, '0')}-${parts[3]!.padStart(2, '0')}`;
    const at = Date.parse(date);
    // Date.parse converts 31 February to 3 March.
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) && isSane(at, now) ? date : null;
  }
  const iso = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(trimmed);
  const zoned = /(?:z|gmt|utc|[+-]\d{2}:?\d{2}|\b[ecmp][sd]t)\)?$/i.test(trimmed);
  const timed = /\d:\d{2}/.test(trimmed);
  const readable = iso ? trimmed.replace(' ', 'T').replace(/\s(?=[+-]\d)/, '') : trimmed;
  const at = Date.parse(zoned ? readable : iso ? `${readable}Z` : `${readable} UTC`);
  if (Number.isNaN(at) || !isSane(at, now)) return null;
  const utc = new Date(at).toISOString();
  return timed || iso ? utc.replace('.000Z', 'Z') : utc.slice(0, 10);
}

function isSane(at: number, now: number): boolean {
  return new Date(at).getUTCFullYear() >= EARLIEST_YEAR && at <= now + 2 * DAY_MS;
}
