import { describe, expect, it } from 'vitest';
import { isCodeTerm } from './codes.js';
import { heldBy } from './topic-match.js';

describe('isCodeTerm', () => {
  it.each(['e2', 'p0301', 'ipv6', 'x200b'])('knows %s', (term) => {
    expect(isCodeTerm(term)).toBe(true);
  });

  it.each(['5kg', '2nd', '90er', '400', 'error', 'e'])(
    'takes no number with its unit, and no word: %s',
    (term) => {
      expect(isCodeTerm(term)).toBe(false);
    },
  );
});

describe('heldBy', () => {
  it('takes no code for a form of another one', () => {
    expect(heldBy('err1042', new Set(['err1043', 'err10421']))).toBe(0);
    expect(heldBy('err1042', new Set(['err1042']))).toBe(1);
  });
});
