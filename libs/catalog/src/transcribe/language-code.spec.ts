import { describe, expect, it } from 'vitest';
import { languageCode } from './language-code.js';

describe('languageCode', () => {
  it.each([
    ['en', 'en'],
    ['en-US', 'en'],
    ['pt_BR', 'pt'],
    ['english', 'en'],
    ['German', 'de'],
    ['eng', 'en'],
    ['', null],
    ['gibberish!', null],
  ])('reads %s as %s', (name, code) => {
    expect(languageCode(name)).toBe(code);
  });
});
