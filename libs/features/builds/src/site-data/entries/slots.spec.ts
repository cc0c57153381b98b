import { describe, expect, it } from 'vitest';
import { isOffered, isSlot } from './slots.js';

/** A Monday. */
const NOW = Date.parse('2026-11-23T12:00:00Z');
const rules = (days: string[], opens: string, closes: string, stepMinutes = 30) => ({
  hours: [{ days, opens, closes }],
  stepMinutes,
  daysAhead: 14,
});

describe('isSlot', () => {
  it.each(['2026-11-23T09:00', '2028-02-29T23:59'])('%s', (text) => expect(isSlot(text)).toBe(true));
  it.each(['2026-11-23', '2026-02-29T10:00', '2026-13-01T10:00', '2026-11-23T24:00', '2026-11-23T9:00', ''])(
    'not %s',
    (text) => expect(isSlot(text)).toBe(false),
  );
});

describe('isOffered', () => {
  it.each([
    ['2026-11-23T09:00', true],
    ['2026-11-23T09:30', true],
    ['2026-11-23T16:30', true],
    ['2026-11-23T17:00', false],
    ['2026-11-23T09:10', false],
    ['2026-11-23T08:30', false],
    ['2026-11-24T09:00', false],
  ])('respects the hours of the day: %s', (slot, offered) => {
    expect(isOffered(slot, rules(['mo'], '09:00', '17:00'), NOW)).toBe(offered);
  });

  it.each([
    ['2026-11-27T23:30', true],
    ['2026-11-28T00:00', true],
    ['2026-11-28T01:30', true],
    ['2026-11-28T02:00', false],
    ['2026-11-27T01:00', false],
    ['2026-11-28T23:30', false],
  ])('continues after midnight: %s', (slot, offered) => {
    expect(isOffered(slot, rules(['fr'], '18:00', '02:00'), NOW)).toBe(offered);
  });

  it('accepts 24:00 as the end of the day', () => {
    expect(isOffered('2026-11-23T23:30', rules(['mo'], '20:00', '24:00'), NOW)).toBe(true);
    expect(isOffered('2026-11-24T00:00', rules(['mo'], '20:00', '24:00'), NOW)).toBe(false);
  });

  it('allows a day on either side, since the time zone is unknown', () => {
    const always = rules(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], '00:00', '24:00');
    expect(isOffered('2026-11-22T12:00', always, NOW)).toBe(true);
    expect(isOffered('2026-11-22T11:30', always, NOW)).toBe(false);
    expect(isOffered('2026-12-08T23:30', always, NOW)).toBe(true);
    expect(isOffered('2026-12-10T00:00', always, NOW)).toBe(false);
  });
});
