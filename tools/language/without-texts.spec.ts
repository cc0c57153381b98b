import { describe, expect, it } from 'vitest';
import { withoutTexts } from './without-texts.js';

const remaining = (source: string): string =>
  withoutTexts(source, 'source.ts').replaceAll(/\s+/g, ' ').trim();

describe('withoutTexts', () => {
  it.each([
    ["const a = 'told'; // told", 'const a = ; // told'],
    ['const a = `told ${told} told`;', 'const a = told ;'],
    ['const a = /told/g;', 'const a = ;'],
    ["/** told */ export const told = ['told'];", '/** told */ export const told = [ ];'],
  ])('removes strings, templates and regular expressions: %s', (source, expected) => {
    expect(remaining(source)).toBe(expected);
  });

  it.each([
    ["it('told', run);", "it('told', run);"],
    ["it.each(['told'])('told', run);", "it.each([ ])('told', run);"],
    ["it.skipIf('told')('told', run);", "it.skipIf( )('told', run);"],
    ["throw new NotFoundError('told');", "throw new NotFoundError('told');"],
  ])('keeps titles of tests and messages of errors: %s', (source, expected) => {
    expect(remaining(source)).toBe(expected);
  });

  it('keeps the lines', () => {
    expect(withoutTexts('const a = `\n\n`;\ntold', 'source.ts').split('\n')[3]).toBe('told');
  });
});
