import { describe, expect, it } from 'vitest';
import { CrawlParams } from '../crawl.params.js';
import { PageLinks, keyOf } from './page-links.js';

const ORIGIN = 'https://a.example';

function select(addresses: string[], params: Partial<CrawlParams> = {}, depth = 1): string[] {
  const links = new PageLinks(Object.assign(new CrawlParams(), { url: ORIGIN, ...params }), {
    origin: ORIGIN,
    breadth: params.include_subdomains ? 'subdomains' : 'host',
  });
  return links.select(addresses, depth).map(({ input }) => input.url);
}

describe('the links of a page', () => {
  it.each([
    'mailto:a@a.example',
    'https://user:secret@a.example/',
    'https://b.example/',
    'https://docs.a.example/',
    'https://a.example/logo.PNG',
    'https://a.example/all.tar.gz?v=1',
    `https://a.example/${'x'.repeat(2_000)}`,
    'nonsense',
  ])('do not include %s', (address) => {
    expect(select([address])).toEqual([]);
  });

  it('are kept without their fragment, and on request without their query', () => {
    expect(select([`${ORIGIN}/a?b=1#c`])).toEqual([`${ORIGIN}/a?b=1`]);
    expect(select([`${ORIGIN}/a?b=1#c`], { ignore_query_parameters: true })).toEqual([`${ORIGIN}/a`]);
  });

  it('may lead to subdomains and other sites on request', () => {
    const addresses = ['https://docs.a.example/', 'https://b.example/'];
    expect(select(addresses, { include_subdomains: true })).toEqual(['https://docs.a.example/']);
    expect(select(addresses, { allow_external: true })).toEqual(addresses);
  });

  it('must match a pattern to include and none to exclude', () => {
    const addresses = [`${ORIGIN}/docs/a`, `${ORIGIN}/docs/old/a`, `${ORIGIN}/blog`];
    expect(select(addresses, { include: ['/docs/*'], exclude: ['*/old/*'] })).toEqual([`${ORIGIN}/docs/a`]);
  });

  it('end at the maximum depth', () => {
    expect(select([`${ORIGIN}/a`], { max_depth: 2 }, 2)).toHaveLength(1);
    expect(select([`${ORIGIN}/a`], { max_depth: 2 }, 3)).toEqual([]);
  });
});

describe('keyOf', () => {
  it.each(['https://a.example/x/', 'http://a.example/x', 'https://www.a.example/x'])(
    'takes %s for the same page',
    (address) => {
      expect(keyOf(new URL(address))).toBe('a.example/x');
    },
  );

  it('distinguishes hosts, ports, paths and queries', () => {
    const addresses = [
      'https://a.example/',
      'https://a.example:8080/',
      'https://b.example/',
      'https://a.example/?x',
    ];
    expect(new Set(addresses.map((address) => keyOf(new URL(address)))).size).toBe(4);
  });
});
