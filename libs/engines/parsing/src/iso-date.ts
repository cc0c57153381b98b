const ISO_WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/;
const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}[T ][\d:.]+ ?(?:Z|[+-]\d{2}:?\d{2})$/;
const RFC_822 =
  /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC|Z|[+-]\d{4})$/;
const DAY_MS = 86_400_000;

/**
 * Converts a date of a vendor or page to ISO 8601 in UTC; without a zone it counts as UTC. Null when it is invalid,
 * a zero date (year 1) or in the future: a wrong date is worse than none.
 */
export function isoDate(value: unknown, now: number = Date.now()): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const naive = ISO_WITHOUT_ZONE.exec(text);
  // Date.parse accepts nearly anything as a date ("Item 2026"), in the zone of the machine.
  if (!naive && !ISO_WITH_ZONE.test(text) && !RFC_822.test(text)) return null;
  const at = Date.parse(naive ? `${naive[1]}T${naive[2] ?? '00:00'}Z` : text);
  if (Number.isNaN(at) || at > now + DAY_MS) return null;
  const date = new Date(at);
  return date.getUTCFullYear() < 1000 ? null : date.toISOString();
}
