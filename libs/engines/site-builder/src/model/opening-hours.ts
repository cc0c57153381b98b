import type { OpeningHours } from './brief.js';

/** Open from midnight to midnight. */
export function isAllDay({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): boolean {
  return opens === '00:00' && (closes === '23:59' || closes === '24:00' || closes === '00:00');
}
