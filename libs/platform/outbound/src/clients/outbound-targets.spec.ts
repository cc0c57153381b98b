import { describe, expect, it } from 'vitest';
import type { AddressResolver } from '../addresses/address-resolver.js';
import { codeOf, config } from '../fixtures/outbound-bench.js';
import { OutboundTargets } from './outbound-targets.js';

const ADDRESSES: Record<string, string[]> = {
  'public.example': ['93.184.216.34'],
  'private.example': ['10.0.0.1'],
  'mixed.example': ['93.184.216.34', '10.0.0.1'],
};
const resolve: AddressResolver = async (hostname) =>
  (ADDRESSES[hostname] ?? []).map((address) => ({ address, family: 4 }));
const targets = new OutboundTargets(config({ allowHosts: ['localhost:8080'] }), resolve);

describe('OutboundTargets', () => {
  it.each(['https://public.example/hook', 'http://93.184.216.34/', 'http://localhost:8080/hook'])(
    'allows %s',
    async (url) => {
      await expect(targets.assertAllowed(url)).resolves.toBeUndefined();
    },
  );

  it.each([
    ['http://private.example/', 'refused_address'],
    ['http://mixed.example/', 'refused_address'],
    ['http://127.0.0.1:3000/', 'refused_address'],
    ['http://[::1]/', 'refused_address'],
    ['http://unknown.example/', 'dns'],
    ['ftp://public.example/', 'invalid_url'],
    ['https://user:secret@public.example/', 'invalid_url'],
    ['/hook', 'invalid_url'],
  ])('refuses %s with %s', async (url, code) => {
    expect(await codeOf(targets.assertAllowed(url))).toBe(code);
  });

  it('leaves names to be resolved, and refuses addresses at once', async () => {
    expect(targets.nameIn('http://private.example/')).toBe('private.example');
    expect(targets.nameIn('http://93.184.216.34/')).toBeUndefined();
    expect(targets.nameIn('http://localhost:8080/')).toBeUndefined();
    expect(() => targets.nameIn('http://10.0.0.1/')).toThrow('not a public address');
  });
});
