import { array, assert, integer, nat, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAKERY } from '../fixtures/bakery.js';
import type { Ledger, Outcome } from './ledger.js';
import { ledgerFaults } from './ledger-faults.js';
import { uncoveredClauses } from './uncovered-clauses.js';

const PLACED: Outcome = { kind: 'placed', factIds: ['loaf'], where: [] };
const entry = (start: number, end: number, outcome: Outcome = PLACED, prompt = 0) => ({
  span: { prompt, start, end },
  outcome,
});

describe('uncoveredClauses', () => {
  const TEXT = 'We sell bread. No cake!  Thanks.';

  it('returns the words between the entries, without the punctuation around them', () => {
    expect(uncoveredClauses([TEXT], [entry(0, 13)])).toEqual([{ prompt: 0, start: 15, end: 31 }]);
    expect(uncoveredClauses([TEXT], [entry(0, 13), entry(15, 23)])).toEqual([
      { prompt: 0, start: 25, end: 31 },
    ]);
  });

  it('returns nothing if every word is covered, in any order and overlapping', () => {
    expect(uncoveredClauses([TEXT], [entry(24, 32), entry(10, 22), entry(0, 14)])).toEqual([]);
  });

  it('reads each prompt with its own entries', () => {
    expect(uncoveredClauses(['bread', 'cake'], [entry(0, 5)])).toEqual([{ prompt: 1, start: 0, end: 4 }]);
  });

  it('ignores text without letters and digits', () => {
    expect(uncoveredClauses(['… 🎉 !', ''], [])).toEqual([]);
  });

  it('counts letters outside of the basic plane', () => {
    expect(uncoveredClauses(['𠮷'], [])).toEqual([{ prompt: 0, start: 0, end: 2 }]);
  });

  it('covers all words of any text together with the entries', () => {
    const spans = array(tuple(nat(40), integer({ min: 1, max: 12 })), { maxLength: 8 });
    assert(
      property(string({ unit: 'grapheme', maxLength: 40 }), spans, (text, pairs) => {
        const ledger: Ledger = pairs.map(([start, length]) => entry(start, start + length));
        const gaps = uncoveredClauses([text], ledger).map(({ start, end }) => entry(start, end));
        expect(uncoveredClauses([text], [...ledger, ...gaps])).toEqual([]);
      }),
    );
  });
});

describe('ledgerFaults', () => {
  const faultOf = (outcome: Outcome) => ledgerFaults([entry(0, 5, outcome)], BAKERY)[0];

  it('accepts facts that a page shows', () => {
    expect(faultOf(PLACED)).toBeUndefined();
  });

  it('rejects a fact that no page shows', () => {
    expect(faultOf({ kind: 'placed', factIds: ['cake'], where: [] })).toEqual({
      path: '/0/outcome/factIds',
      message: 'no page shows the fact cake',
    });
  });

  it('rejects constraints and open points that the document lacks', () => {
    expect(faultOf({ kind: 'obeyed', constraint: 0 })?.message).toBe('there is no constraint 0');
    expect(faultOf({ kind: 'open', point: 0 })?.message).toBe('there is no open point 0');
    expect(faultOf({ kind: 'addressed-to-builder' })).toBeUndefined();
  });
});
