import { describe, expect, it } from 'vitest';
import { cutText, cutWords } from './cut-text.js';

describe('cutText', () => {
  it('cuts after a whole word', () => {
    expect(cutText('one two three', 9)).toBe('one two');
    expect(cutText('one two', 7)).toBe('one two');
    expect(cutText('x'.repeat(20), 5)).toBe('xxxxx');
    expect(cutText('🙂🙂🙂', 3)).toBe('🙂');
  });

  it('cuts words', () => {
    expect(cutWords(' a b  c d ', 3, 100)).toBe('a b c');
    expect(cutWords('alpha beta gamma', 3, 10)).toBe('alpha beta');
  });
});
