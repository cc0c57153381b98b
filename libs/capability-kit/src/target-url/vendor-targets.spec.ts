import { describe, expect, it } from 'vitest';
import { InvalidUrlError } from '../invalid-url.error.js';
import { VendorTargets } from './vendor-targets.js';

const NAMES: Record<string, string[]> = {
  'public.example': ['93.184.215.14', '2606:2800:220:1::1'],
  'inside.example': ['10.0.0.5'],
  'mixed.example': ['93.184.215.14', '192.168.1.1'],
};

const targets = new VendorTargets({ allowHosts: ['wiki.example:8080', '127.0.0.1:9000'] }, (name) => {
  const addresses = NAMES[name];
  return addresses
    ? Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
    : Promise.reject(new Error('ENOTFOUND'));
});

describe('VendorTargets', () => {
  it.each([
    ['https://public.example/a#b', 'https://public.example/a'],
    ['https://public.example./', 'https://public.example./'],
    ['http://93.184.215.14/', 'http://93.184.215.14/'],
    ['http://[2606:4700::1111]/', 'http://[2606:4700::1111]/'],
    // Nobody here knows it; the vendor may.
    ['https://unknown.example/', 'https://unknown.example/'],
    ['http://wiki.example/', 'http://wiki.example/'],
  ])('hands on %s', async (text, href) => {
    expect((await targets.check(text)).href).toBe(href);
  });

  it.each([
    'http://localhost/',
    'http://LOCALHOST./',
    'http://printer/',
    'http://a.localhost/',
    'http://nas.local/',
    'http://vault.corp.internal/',
    'http://router.home.arpa/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::a00:1]/',
    'http://inside.example/',
    'http://mixed.example/',
    'http://wiki.example:8080/',
    'http://127.0.0.1:9000/',
    'ftp://public.example/',
    'https://user:pw@public.example/',
    'nonsense',
  ])('keeps %s from vendors', async (text) => {
    await expect(targets.check(text)).rejects.toThrow(InvalidUrlError);
  });

  it('admits no host that the operator named as its own', () => {
    expect(targets.admits('http://wiki.example:8080/page')).toBe(false);
    expect(targets.admits('http://127.0.0.1:9000/')).toBe(false);
    expect(targets.admits('https://public.example/')).toBe(true);
    // Left for `check` to refuse with its own words.
    expect(targets.admits('nonsense')).toBe(true);
  });

  it('never repeats what a name resolves to', async () => {
    const error: unknown = await targets.check('http://inside.example/').catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain('10.0.0.5');
  });
});
