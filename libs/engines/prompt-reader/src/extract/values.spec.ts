import { describe, expect, it } from 'vitest';
import { PromptText } from '../clauses/prompt-text.js';
import { loadLanguage } from '../packs/language.js';
import { findContacts } from './contacts.js';
import { findDates } from './dates.js';
import { findHours } from './hours.js';
import { findMoney } from './money.js';

const whole = (text: string): { start: number; end: number } => ({
  start: 0,
  end: text.length,
});
const promptOf = (text: string, code = 'en'): PromptText => new PromptText(text, loadLanguage(code), 0);

describe('findMoney', () => {
  it.each([
    ['from $3,200', 3200, 'USD'],
    ['1.100,50 €', 1100.5, 'EUR'],
    ['1 234 €', 1234, 'EUR'],
    ['CHF 19', 19, 'CHF'],
    ['Rs. 1,200', 1200, 'INR'],
    ['RM8.50', 8.5, 'MYR'],
    ['KSh 900', 900, 'KES'],
    ['24 pounds', 24, 'GBP'],
    ['NZ$19', 19, 'NZD'],
    ['420円', 420, 'JPY'],
    ['S/ 24', 24, 'PEN'],
  ])('reads %s', (text, amount, currency) => {
    expect(findMoney(promptOf(text), whole(text), 'USD').map(({ money }) => money)).toEqual([
      { amount, currency },
    ]);
  });
});

describe('findContacts', () => {
  it.each(['01943 555 018', '(401) 555-0162', '+43 316 555 018', '514-555-0121', '0231/5550133'])(
    'reads the phone number %s',
    (text) => {
      expect(findContacts(promptOf(`call ${text}.`), [])).toMatchObject([{ channel: 'phone', value: text }]);
    },
  );

  it.each(['2027-11-19', 'no. 1099999', '7.30-9.15', 'sort code 00-00-00'])(
    'does not take %s for one',
    (text) => {
      expect(findContacts(promptOf(text), [])).toEqual([]);
    },
  );
});

describe('findDates', () => {
  it.each([
    ['19 November 2027', 'en'],
    ['Nov 19, 2027', 'en'],
    ['19. November 2027', 'de'],
    ['19 novembre 2027', 'fr'],
    ['19 de noviembre de 2027', 'es'],
    ['2027年11月19日', 'ja'],
  ])('reads %s', (text, code) => {
    expect(findDates(promptOf(text, code))).toMatchObject([{ day: 19, month: 11, year: 2027 }]);
  });
});

describe('findHours', () => {
  it.each([
    ['mon - sat 9 to 6', 'en', [{ opens: '09:00', closes: '18:00' }]],
    [
      'Wed to Sun 12-2.30 and 5.30-9',
      'en',
      [
        { opens: '12:00', closes: '14:30' },
        { opens: '17:30', closes: '21:00' },
      ],
    ],
    [
      'Di–Fr 6:30–18 Uhr, Sa 6:30–13 Uhr',
      'de',
      [
        { opens: '06:30', closes: '18:00' },
        { opens: '06:30', closes: '13:00' },
      ],
    ],
    ['du mardi au samedi de 7h à 19h30', 'fr', [{ opens: '07:00', closes: '19:30' }]],
    ['毎週水曜20時〜22時半', 'ja', [{ opens: '20:00', closes: '22:30' }]],
  ])('reads %s', (text, code, hours) => {
    expect(findHours(promptOf(text, code), whole(text), [])?.hours).toMatchObject(hours);
  });

  it('gives days after a range to it', () => {
    const text = 'open from 9.00 to 18.00, Monday to Friday';
    expect(findHours(promptOf(text), whole(text), [])?.hours).toMatchObject([
      { days: ['mo', 'tu', 'we', 'th', 'fr'] },
    ]);
  });
});
