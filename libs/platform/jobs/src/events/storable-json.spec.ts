import { describe, expect, it } from 'vitest';
import { storableJson } from './storable-json.js';

describe('storableJson', () => {
  it.each([
    ['NUL', 'a\0b', 'ab'],
    ['half a pair', 'cut \ud83d', 'cut \ufffd'],
    ['the other half', '\ude00 cut', '\ufffd cut'],
    ['a whole pair', '😀', '😀'],
    ['an escape that somebody wrote', String.raw`\u0000 and \ud83d`, String.raw`\u0000 and \ud83d`],
    ['a backslash before NUL', '\\\0', '\\'],
    ['other control characters', '\u0001\n"', '\u0001\n"'],
  ])('keeps what can be kept of %s', (_name, given, kept) => {
    expect(JSON.parse(storableJson([{ [given]: given }]))).toEqual([{ [kept]: kept }]);
  });
});
