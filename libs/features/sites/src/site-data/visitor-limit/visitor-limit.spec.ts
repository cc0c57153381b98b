import { describe, expect, it } from 'vitest';
import { VisitorLimit } from './visitor-limit.js';

const hits = (limit: VisitorLimit, site: string, addresses: string[]): boolean[] =>
  addresses.map((address) => limit.hit(site, address) === null);

describe('VisitorLimit', () => {
  it('counts an address separately at each site', () => {
    const limit = new VisitorLimit({ anAddress: 2, aSite: 100 });
    expect(hits(limit, 'a', ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(hits(limit, 'b', ['192.0.2.1'])).toEqual([true]);
  });

  it('counts the addresses of one subscriber as one', () => {
    const limit = new VisitorLimit({ anAddress: 1, aSite: 100 });
    expect(hits(limit, 'a', ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])).toEqual([true, false, true]);
  });

  it('counts all requests of a site, except those of an address above its own limit', () => {
    const limit = new VisitorLimit({ anAddress: 1, aSite: 2 });
    expect(hits(limit, 'a', ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(limit.hit('a', '192.0.2.4')).toBeGreaterThan(0);
    expect(limit.hit('a', '192.0.2.4')).toBeLessThanOrEqual(60);
  });
});
