import { describe, expect, it } from 'vitest';
import { WhiteSpaceLimit } from './white-space.js';

describe('WhiteSpaceLimit', () => {
  it('keeps normal text', () => {
    expect(new WhiteSpaceLimit().cut('a \n\n  b\u2003c ')).toBe('a \n\n  b\u2003c ');
  });

  it('cuts runs within a text and across texts', () => {
    const limit = new WhiteSpaceLimit();
    expect(limit.cut(`a${'\u2003'.repeat(50_000)}b`)).toHaveLength(202);
    const parts = Array.from({ length: 5_000 }, () => limit.cut(' ')).join('');
    expect(parts).toHaveLength(200);
    expect(limit.cut('x  y')).toBe('x  y');
  });

  it('counts line breaks', () => {
    const limit = new WhiteSpaceLimit();
    expect(Array.from({ length: 1_000 }, () => limit.allowsBreak()).filter(Boolean)).toHaveLength(66);
    limit.cut('x');
    expect(limit.allowsBreak()).toBe(true);
  });
});
