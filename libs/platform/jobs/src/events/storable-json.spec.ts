import { describe, expect, it } from 'vitest';
import { storableJson } from './storable-json.js';

describe('storableJson', () => {
  it.each([
    ['NUL', 'a\0b', 'ab'],
    ['the first half of a surrogate pair', 'cut \ud83d', 'cut \ufffd'],
    ['the second half', '\ude00 cut', '\ufffd cut'],
    ['a whole surrogate pair', '😀', '😀'],
    ['an escape sequence in the text', String.raw`\u0000 and \ud83d`, String.raw`\u0000 and \ud83d`],
    ['a backslash before NUL', '\\\0', '\\'],
    ['other control characters', '\u0001\n"', '\u0001\n"'],
  ])('removes only what jsonb cannot store: %s', (_name, given, kept) => {
    expect(JSON.parse(storableJson([{ [given]: given }]))).toEqual([{ [kept]: kept }]);
  });
});
