export const HOUR = 60;
export const HALF_DAY = 12 * HOUR;
export const DAY = 24 * HOUR;

/** "18:30" as minutes of the day. */
export const minutesIn = (key: string): number => Number(key.slice(0, 2)) * HOUR + Number(key.slice(3));

/** A number that is a time: 7.3 is half past seven. */
export const minutesOfNumber = (value: number): number =>
  Math.floor(value) * HOUR + Math.round((value % 1) * 100);

/** Minutes as "18:30", of the day before or after where they are less or more than a day. */
export function clockText(minutes: number): string {
  const inDay = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(inDay / HOUR)).padStart(2, '0')}:${String(inDay % HOUR).padStart(2, '0')}`;
}
