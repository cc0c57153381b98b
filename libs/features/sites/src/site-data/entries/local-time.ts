const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether this is an IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The local time of a time zone as if it were UTC, in ms: comparable with other local times. */
export function localMs(nowMs: number, timeZone: string): number {
  // Swedish writes `YYYY-MM-DD HH:MM:SS`.
  const local = formatOf(timeZone).format(nowMs);
  return Date.parse(`${local.replace(' ', 'T')}Z`);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}
