import { clockText, DAY, HALF_DAY, minutesIn } from './clock.js';
import type { Language } from '../../packs/language.js';

const NOON = 12;

/** "7.30" of what begins at 19:00 is in the evening: of the two times that it may be, the one that is nearer. */
export function nearestHalf(key: string, before: string): string {
  const [time, old] = [minutesIn(key), minutesIn(before)];
  if (time > HALF_DAY) return key;
  const other = (time + HALF_DAY) % DAY;
  return Math.abs(other - old) < Math.abs(time - old) ? clockText(other) : key;
}

/** A time as another one is written: "7.45pm" for "8pm", "19h30" for "20h", "20:15 Uhr" for "19 Uhr". */
export function timeLike(old: string, key: string, language: Language): string {
  const [hours = 0, minutes = 0] = key.split(':').map(Number);
  const ends = minutes === 0 ? '' : String(minutes).padStart(2, '0');
  if (language.grammar.hasTwelveHours && !/^(?:1[3-9]|2\d)/u.test(old)) {
    const text = timeText(key, language, /\d\.\d/u.test(old) || !/:/u.test(old) ? '.' : ':');
    return /[ap]\.?m/iu.test(old) ? text : text.replace(/[ap]m$/u, '');
  }
  if (/\dh/u.test(old)) return `${hours}h${ends}`;
  if (old.includes('時')) return `${hours}時${ends === '' ? '' : `${ends}分`}`;
  return old.replace(/\d{1,2}(?:[:.]\d{2})?/u, ends === '' && !/\d[:.]\d/u.test(old) ? String(hours) : key);
}

/** "6:30pm" where the language has twelve hours, else "18:30". */
export function timeText(key: string, { grammar }: Language, separator: '.' | ':' = ':'): string {
  if (!grammar.hasTwelveHours) return key;
  const [hours = 0, minutes = 0] = key.split(':').map(Number);
  const end = minutes === 0 ? '' : `${separator}${String(minutes).padStart(2, '0')}`;
  return `${hours % NOON === 0 ? NOON : hours % NOON}${end}${hours < NOON ? 'am' : 'pm'}`;
}
