import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../model/brief.js';
import { daysText, hoursRows } from './opening-hours.js';
import { wordsOf } from './words/words-of.js';

const hours: OpeningHours[] = [
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '09:00', closes: '12:00' },
  { days: ['mo', 'tu'], opens: '14:00', closes: '18:30' },
  { days: ['su'], opens: null, closes: null },
];

describe('hoursRows', () => {
  it('joins days of the same hours, breaks included, and leaves out days not told', () => {
    expect(hoursRows(hours)).toEqual([
      {
        days: ['mo', 'tu'],
        spans: [
          { opens: '09:00', closes: '12:00' },
          { opens: '14:00', closes: '18:30' },
        ],
      },
      { days: ['we', 'th', 'fr'], spans: [{ opens: '09:00', closes: '12:00' }] },
      { days: ['su'], spans: [] },
    ]);
  });

  it.each([
    ['en', ['Monday, Tuesday', 'Wednesday – Friday', 'Sunday'], '2\u00a0pm – 6:30\u00a0pm'],
    ['de', ['Montag, Dienstag', 'Mittwoch bis Freitag', 'Sonntag'], '14:00–18:30\u00a0Uhr'],
    ['fr', ['Lundi, mardi', 'Mercredi – vendredi', 'Dimanche'], '14\u00a0h – 18\u00a0h\u00a030'],
    ['es', ['Lunes, martes', 'Miércoles a viernes', 'Domingo'], '14:00–18:30'],
    ['pt', ['Segunda-feira, terça-feira', 'Quarta-feira a sexta-feira', 'Domingo'], '14h às 18h30'],
    ['ja', ['月曜日, 火曜日', '水曜日〜金曜日', '日曜日'], '14:00〜18:30'],
  ] as const)('reads naturally in %s', (language, days, span) => {
    const words = wordsOf(language);
    expect(hoursRows(hours).map((row) => daysText(row, words))).toEqual(days);
    expect(words.span('14:00', '18:30')).toBe(span);
  });
});
