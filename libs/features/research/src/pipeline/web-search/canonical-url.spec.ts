import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalUrl } from './canonical-url.js';

describe('canonicalUrl', () => {
  it.each([
    ['http://WWW.Example.org:80/a/', 'https://example.org/a'],
    ['https://example.org:443/a#part', 'https://example.org/a'],
    ['https://example.org', 'https://example.org/'],
    ['https://example.org/a?utm_source=x&id=7&gclid=1&fbclid=2', 'https://example.org/a?id=7'],
    ['https://example.org/a?b=2&a=1', 'https://example.org/a?a=1&b=2'],
    ['https://m.example.org/a', 'https://example.org/a'],
    ['https://en.m.wikipedia.org/wiki/Tide_mill', 'https://en.wikipedia.org/wiki/Tide_mill'],
    ['https://amp.example.org/a/amp/', 'https://example.org/a'],
    ['https://example.org/a?amp=1&outputType=amp', 'https://example.org/a'],
    ['https://www.google.com/amp/s/example.org/a', 'https://example.org/a'],
    ['https://example-org.cdn.ampproject.org/c/s/example.org/a', 'https://example.org/a'],
    ['https://example.org/index.html', 'https://example.org/'],
    ['https://example.org/%7Ejo/%e4%bd%a0', 'https://example.org/~jo/%E4%BD%A0'],
    ['https://example.org./a', 'https://example.org/a'],
    ['index://My%20Docs/My%20File.html#top', 'index://My%20Docs/My%20File.html'],
  ])('%s is %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
  });

  it.each([
    ['https://example.org/a?id=1', 'https://example.org/a?id=2'],
    ['https://example.org/a', 'https://example.org/b'],
    ['https://example.org:8080/a', 'https://example.org/a'],
    ['https://docs.example.org/a', 'https://example.org/a'],
    ['https://m.com/', 'https://com.com/'],
    ['https://example.org/a', 'https://example.org/A'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(canonicalUrl(one)).not.toBe(canonicalUrl(other));
  });

  it('keeps a name that only looks like a variant', () => {
    expect(canonicalUrl('https://m.de/a')).toBe('https://m.de/a');
    expect(canonicalUrl('https://www.com/a')).toBe('https://www.com/a');
  });

  it('is idempotent', () => {
    const part = fc.constantFrom(
      'a',
      'amp',
      'index.html',
      '%7E',
      '%%37%45',
      'b.amp',
      '',
      '..',
      'ü',
      'x y',
      '+',
    );
    const param = fc.constantFrom(
      'utm_id=1',
      'a=1',
      'b=%20',
      'c=+',
      'amp',
      'q',
      'gclid=',
      '=',
      'a=%zz',
      'a=ü',
    );
    const host = fc.constantFrom(
      'www.m.example.co.uk',
      'm.www.amp.a.de',
      '127.0.0.1:80',
      'www2.x.org:443',
      'm.com',
    );
    const url = fc
      .tuple(fc.constantFrom('http', 'https'), host, fc.array(part), fc.array(param))
      .map(([scheme, name, path, query]) => `${scheme}://${name}/${path.join('/')}?${query.join('&')}`);
    const check = (address: string): void => {
      const once = canonicalUrl(address);
      expect(canonicalUrl(once)).toBe(once);
    };
    fc.assert(fc.property(url, check), { numRuns: 500 });
    fc.assert(fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), check), {
      numRuns: 300,
    });
  });
});
