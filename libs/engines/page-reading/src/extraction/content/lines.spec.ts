import { describe, expect, it } from 'vitest';
import { isByline, isDateLine } from './lines.js';

describe('isDateLine', () => {
  it.each([
    '2026-02-11 06:30',
    'Published: 10:48, Tue, Nov 19, 2019 | Updated: 11:05, Tue, Nov 19, 2019',
    '24. Oktober 2022',
    '19/11/2019 08:30',
    'Publié le 3 février 2021 à 10h12',
    '2019年11月20日',
  ])('detects %j as a date', (line) => expect(isDateLine(line)).toBe(true));

  it.each([
    'On 3 May 2021 the council met and decided about the lamps.',
    'May I come in?',
    'Chapter 12',
    '',
    `${'1.'.repeat(60)}x`,
  ])('detects %j as text', (line) => expect(isDateLine(line)).toBe(false));
});

describe('isByline', () => {
  it.each([
    'By Marit Sandvik and Jonas Ekdal',
    'Von Anna Müller',
    'Photo: John Locher, AP',
    'Par Élise d’Arc',
  ])('detects %j as a byline', (line) => expect(isByline(line)).toBe(true));

  it.each([
    'By the sea it is cold.',
    'Text',
    'By and by',
    'Von hier sieht man das Meer',
    `by ${'a'.repeat(95)}`,
  ])('detects %j as text', (line) => expect(isByline(line)).toBe(false));
});
