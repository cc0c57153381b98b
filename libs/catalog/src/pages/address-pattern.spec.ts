import { describe, expect, it } from 'vitest';
import { ADDRESS_PATTERN, matchesAny } from './address-pattern.js';

const URL_TEXT = 'https://acme.example/docs/guide/start?page=2';

describe('matchesAny', () => {
  it.each([
    ['/docs/*', true],
    ['*', true],
    ['/docs/*/start?page=2', true],
    ['*?page=*', true],
    ['https://acme.example/*', true],
    ['/docs/guide/start?page=2', true],
    ['/docs', false],
    ['/docs/', false],
    ['/blog/*', false],
    ['*start', false],
    ['/docs/guide/start?page=2*2', false],
    ['https://other.example/*', false],
    ['/DOCS/*', false],
  ])('compares with %s: %s', (pattern, isMatch) => {
    expect(matchesAny(new URL(URL_TEXT), [pattern])).toBe(isMatch);
  });

  it('takes patterns literally, and one match suffices', () => {
    expect(matchesAny(new URL('https://acme.example/a.b'), ['/a.b'])).toBe(true);
    expect(matchesAny(new URL('https://acme.example/axb'), ['/a.b'])).toBe(false);
    expect(matchesAny(new URL(URL_TEXT), ['/blog/*', '/docs/*'])).toBe(true);
    expect(matchesAny(new URL(URL_TEXT), [])).toBe(false);
  });

  it('requires patterns to start with a path, a star or a scheme', () => {
    expect(['/a', '*a', 'https://a.example/'].every((pattern) => ADDRESS_PATTERN.test(pattern))).toBe(true);
    expect(['a', '', 'ftp://a.example/', '^/a'].some((pattern) => ADDRESS_PATTERN.test(pattern))).toBe(false);
  });
});
