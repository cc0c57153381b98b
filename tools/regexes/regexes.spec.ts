import { describe, expect, it } from 'vitest';
import { judgeRegex } from './judge-regex.js';
import { allRegexes, keyOf, readVerdicts } from './verdicts.js';

/** Number of regular expressions without a verdict that a test run judges itself; for more, `npm run regexes`. */
const MAX_UNJUDGED = 5;

describe('regular expressions for untrusted input', () => {
  it('take linear time, or read short texts', () => {
    const verdicts = readVerdicts();
    const all = allRegexes();
    expect(all.length).toBeGreaterThan(300);
    const unjudged = all.filter(({ source, flags }) => verdicts[keyOf(source, flags)] === undefined);
    const places = unjudged.map(({ place }) => place);
    expect(
      places.slice(MAX_UNJUDGED),
      'run `npm run regexes` and commit tools/regexes/verdicts.json',
    ).toEqual([]);
    const slow = all.flatMap(({ place, source, flags, bounded }) => {
      const verdict = verdicts[keyOf(source, flags)] ?? judgeRegex(source, flags);
      return verdict === 'linear' || bounded !== undefined ? [] : [`${place} ${verdict}`];
    });
    expect(slow, 'rewrite them, or note `// bounded: <why its input is short>` above them').toEqual([]);
  });
});

describe('judgeRegex', () => {
  it.each([
    ['[\\t\\r\\n\\s]+$', ''],
    ['"@type"\\s*:\\s*\\[?\\s*"Article"', ''],
    ['^(?:\\s|\\ufeff)*$', ''],
    ['(a+)+b', ''],
  ])('finds /%s/ slow', (source, flags) => {
    // A busy machine needs longer to find the text than the usual limit allows.
    expect(judgeRegex(source, flags, 60_000)).toMatch(/^slow: /);
  });

  it.each([
    ['\\s+', 'g'],
    ['<iframe\\b[^<>]{1,2000}>', 'gi'],
    ['^\\p{L}+$', 'u'],
  ])('finds /%s/%s linear', (source, flags) => {
    expect(judgeRegex(source, flags)).toBe('linear');
  });
});
