import { describe, expect, it } from 'vitest';
import { anyOf, searchVector } from './search-vector.js';

describe('searchVector', () => {
  it('marks title and headings, and keeps the fields apart', () => {
    const vector = searchVector('Pump care', 'Cleaning', 'Clean the pump.');
    expect(vector.literal).toBe("'pump':1A,38 'care':2A 'clean':19B,36 'the':37");
    expect(vector).toMatchObject({ titleTerms: 2, headingTerms: 1, bodyTerms: 3 });
    expect([...vector.terms]).toEqual(['pump', 'care', 'clean', 'the']);
  });

  it('lets nothing through that means something in a literal', () => {
    const { literal } = searchVector('', '', String.raw`it's a 'quote' \ back:1A, x`);
    expect(literal.replace(/'[\p{L}\p{N}]+':\d+(?:,\d+)*/gu, '').trim()).toBe('');
    expect(anyOf(['a', 'b'])).toBe("'a' | 'b'");
  });

  it('stays within the bounds of a tsvector', () => {
    const { literal } = searchVector('', '', `${'same '.repeat(400)}${'word '.repeat(20_000)}last`);
    const [, same = ''] = /'same':([\d,]+)/.exec(literal) ?? [];
    expect(same.split(',')).toHaveLength(255);
    expect(Math.max(...[...literal.matchAll(/\d+/g)].map(Number))).toBeLessThanOrEqual(16_383);
    expect(literal).toContain("'last':16383");
  });
});
