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

describe('isOffered in a time zone', () => {
  const always = rules(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], '00:00', '24:00');
  /** Local times at NOW: 04:00 in Los Angeles, 21:00 in Tokyo. */
  const inZone = (timeZone: string, leadMinutes = 0) => ({ ...always, timeZone, leadMinutes });

  it.each([
    ['America/Los_Angeles', '2026-11-23T04:00', true],
    ['America/Los_Angeles', '2026-11-23T03:30', false],
    ['Asia/Tokyo', '2026-11-23T21:00', true],
    ['Asia/Tokyo', '2026-11-23T20:30', false],
  ])('%s: refuses what is past there: %s', (timeZone, slot, offered) => {
    expect(isOffered(slot, inZone(timeZone), NOW)).toBe(offered);
  });

  it('refuses what is sooner than the lead time', () => {
    expect(isOffered('2026-11-23T23:00', inZone('Asia/Tokyo', 120), NOW)).toBe(true);
    expect(isOffered('2026-11-23T22:30', inZone('Asia/Tokyo', 120), NOW)).toBe(false);
  });

  it('counts days ahead from the local date', () => {
    expect(isOffered('2026-12-07T23:30', inZone('Asia/Tokyo'), NOW)).toBe(true);
    expect(isOffered('2026-12-08T00:00', inZone('Asia/Tokyo'), NOW)).toBe(false);
  });
});
