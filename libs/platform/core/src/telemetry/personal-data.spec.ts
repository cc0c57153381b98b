import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './personal-data.js';

describe('withoutPersonalData', () => {
  it.each([
    ['550 unknown user ada.lovelace+news@mail.example.org', '550 unknown user [email]'],
    ['<ada@example.org>, <bob@example.org>', '<[email]>, <[email]>'],
    ['call +49 30 1234567 now', 'call [phone] now'],
    ['call +1 (555) 010-9999', 'call [phone]'],
    ['0049301234567', '[phone]'],
    ['Tel. (030) 123 45 67', 'Tel. [phone]'],
    ['{"to":"030/1234567"}', '{"to":"[phone]"}'],
  ])('replaces what is personal in %j', (text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected);
  });

  it.each([
    '{"time":"2026-11-23T14:20:07.123Z","level":30}',
    'request 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10 took 1234567 ms',
    'connect ECONNREFUSED 10.0.0.5:5432',
    'the price is 0 EUR for 12 items',
    '2026-01-02 03:04:05',
    '+00:00',
  ])('leaves %j', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });
});
