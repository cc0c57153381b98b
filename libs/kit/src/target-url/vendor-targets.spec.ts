import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { InvalidUrlError } from '../invalid-url.error.js';
import { ProviderFailure } from '../provider-failure.js';
import { VendorTargets } from './vendor-targets.js';

const NAMES: Record<string, string[]> = {
  'public.example': ['93.184.215.14', '2606:2800:220:1::1'],
  'inside.example': ['10.0.0.5'],
  'mixed.example': ['93.184.215.14', '192.168.1.1'],
};

const context = { signal: new AbortController().signal, timeoutMs: 8_000 };
const outbound = new FakeOutboundClient(() => ({}));
const settings = { allowHosts: ['wiki.example:8080', '127.0.0.1:9000'] };
const targets = new VendorTargets(settings, outbound, (name) => {
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
    // Not resolvable here; the vendor may resolve it.
    ['https://unknown.example/', 'https://unknown.example/'],
    ['http://wiki.example/', 'http://wiki.example/'],
  ])('allows %s', async (text, href) => {
    expect((await targets.check(text, context)).href).toBe(href);
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
  ])('rejects %s', async (text) => {
    await expect(targets.check(text, context)).rejects.toThrow(InvalidUrlError);
  });

  it('does not admit hosts of OUTBOUND_ALLOW_HOSTS', () => {
    expect(targets.admits('http://wiki.example:8080/page')).toBe(false);
    expect(targets.admits('http://127.0.0.1:9000/')).toBe(false);
    expect(targets.admits('https://public.example/')).toBe(true);
    // Rejected by `check`, with its own message.
    expect(targets.admits('nonsense')).toBe(true);
  });

  it('never reveals the address of a name', async () => {
    const error: unknown = await targets
      .check('http://inside.example/', context)
      .catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain('10.0.0.5');
  });

  describe('robots.txt', () => {
    const ask = async (refusal: OutboundError | undefined, url = 'https://public.example/a#b') => {
      const asked: string[] = [];
      const strict = new FakeOutboundClient(() => ({}));
      strict.robots = (page) => {
        asked.push(page);
        return refusal;
      };
      const subject = new VendorTargets(settings, strict, () => Promise.resolve([]));
      const thrown: unknown = await subject.check(url, context).then(
        () => undefined,
        (error: unknown) => error,
      );
      return { asked, thrown };
    };

    it('rejects a page that it disallows', async () => {
      const { asked, thrown } = await ask(new OutboundError('robots_disallowed', 'no'));
      expect(asked).toEqual(['https://public.example/a']);
      expect(thrown).toBeInstanceOf(ProviderFailure);
      expect(thrown).toMatchObject({ outcome: 'blocked', isFinal: true });
      expect(String(thrown)).toContain('robots.txt of the site disallows this page');
    });

    it('reports its timeout as a failure of the site', async () => {
      const { thrown } = await ask(new OutboundError('timeout', 'took too long'));
      expect(thrown).toMatchObject({ outcome: 'timeout', isTarget: true, isFinal: false });
    });

    it('is aborted with the attempt', async () => {
      const given = new OutboundError('aborted', 'the caller ended the request');
      expect((await ask(given)).thrown).toBe(given);
    });

    it('is checked only for public hosts', async () => {
      const { asked, thrown } = await ask(undefined, 'http://10.1.2.3/');
      expect(thrown).toBeInstanceOf(InvalidUrlError);
      expect(asked).toEqual([]);
    });
  });
});
