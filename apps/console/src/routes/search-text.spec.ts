import { describe, expect, it } from 'vitest';
import { parseSearch, searchOf, stringifySearch } from './search-text.ts';

describe('the query of an address', () => {
  it('keeps numbers as the text that the reader sees', () => {
    expect(parseSearch('?status=402&after=10')).toEqual({ status: '402', after: '10' });
  });

  it('omits what is not set', () => {
    expect(stringifySearch({ status: '402', after: undefined, capability: '' })).toBe('?status=402');
    expect(stringifySearch({})).toBe('');
  });

  it('has the named texts only', () => {
    expect(searchOf('status', 'after')({ status: '402', other: 'x', after: 3 })).toEqual({ status: '402' });
  });
});
