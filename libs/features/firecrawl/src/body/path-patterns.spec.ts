import { describe, expect, it } from 'vitest';
import { patternOfRegex } from './path-patterns.js';

describe('patternOfRegex', () => {
  it.each([
    ['blog/.*', '*blog/*'],
    ['^/blog/.*$', '/blog/*'],
    ['^/blog$', '/blog'],
    ['^/v1\\.2/', '/v1.2/*'],
    ['/docs', '*/docs*'],
    ['.*', '*'],
    ['\\.html$', '*.html'],
  ])('translates %s to %s', (regex, pattern) => {
    expect(patternOfRegex(regex)).toBe(pattern);
  });

  it.each(['[0-9]+', 'a|b', '(a)', 'a+', 'x?', '^blog', '\\d', 'a.b', '*'])(
    'does not translate %s',
    (regex) => {
      expect(patternOfRegex(regex)).toBeUndefined();
    },
  );
});
