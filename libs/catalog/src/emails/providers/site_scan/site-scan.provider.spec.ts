import { failureForError } from '@capstan/kit';
import { ReadingThreads } from '@capstan/platform-jobs';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn } from '@capstan/platform-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { SitePages } from '../../../vendors/company_site/site-pages.js';
import { SiteScanProvider } from './site-scan.provider.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const ada = { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' };
const html = (body: string): ScriptedAnswer => ({ headers: { 'content-type': 'text/html' }, body });
const notFound: ScriptedAnswer = { ...html('<p>Not found'), status: 404 };

const setUp = (answers: Record<string, ScriptedAnswer>) => {
  const outbound = new FakeOutboundClient(({ url }) => answers[url] ?? notFound);
  return { outbound, provider: new SiteScanProvider(new SitePages(outbound, threads)) };
};
const SITE = {
  'https://acme.com/': html(fixture('home.html')),
  'https://acme.com/team': html(fixture('team.html')),
};
const readHome = (body: string, params = ada) =>
  setUp({ 'https://acme.com/': html(`<body>${body}`) }).provider.call(params, context);

describe('SiteScanProvider', () => {
  it('finds the address next to the name, and names the page', async () => {
    const { provider, outbound } = setUp(SITE);
    expect(await provider.call(ada, context)).toEqual({
      email: 'alovelace@acme.com',
      confidence: 80,
      status: 'published',
      pattern: '{f}{last}',
      sources: [{ provider: 'site_scan', url: 'https://acme.com/team' }],
      candidates: [],
    });
    expect(outbound.requests.map(({ url }) => url)).toEqual([
      'https://acme.com/',
      'https://acme.com/team',
      'https://acme.com/contact',
    ]);
    expect(outbound.requests.every(({ respectRobots }) => respectRobots)).toBe(true);
  });

  it('only guesses for a person who is not listed, by the pattern of the others', async () => {
    const result = await setUp(SITE).provider.call(
      { ...ada, first_name: 'Hélène', last_name: "O'Neill" },
      context,
    );
    expect(result).toMatchObject({
      email: null,
      confidence: 0,
      status: null,
      pattern: '{f}{last}',
      sources: [],
    });
    expect(result.candidates).toHaveLength(5);
    expect(result.candidates[0]).toEqual({ email: 'honeill@acme.com', pattern: '{f}{last}', confidence: 40 });
    expect(result.candidates.slice(1).every(({ confidence }) => confidence <= 5)).toBe(true);
  });

  it.each<[string, string, object]>([
    [
      'both names in the address',
      'Write: ada.lovelace@acme.com',
      { confidence: 85, pattern: '{first}.{last}' },
    ],
    ['names in both places', '<p>Ada Lovelace <b>ada-lovelace@mail.acme.com</b></p>', { confidence: 95 }],
    [
      'a first name next to the name',
      '<li>Ada Lovelace<a href="mailto:ada%40acme.com">mail</a>',
      { email: 'ada@acme.com' },
    ],
    [
      'the surest of several',
      '<p>Ada Lovelace: ada@acme.com</p><p>ada.lovelace@acme.com',
      { email: 'ada.lovelace@acme.com' },
    ],
  ])('accepts %s', async (_, body, expected) => {
    expect(await readHome(body)).toMatchObject({ status: 'published', ...expected });
  });

  it.each([
    ['an initial that fits the family', '<p>alovelace@acme.com'],
    ['a first name alone', '<p>Ada: ada@acme.com'],
    ['an office next to the name', '<p>Ada Lovelace, press: press@acme.com</p>'],
    ['a name among the addresses of many', '<p>Ada Lovelace and Anna: ada@acme.com, anna@acme.com'],
    ['another company', '<p>ada.lovelace@elsewhere.example'],
    ['what no reader sees', '<script>"ada.lovelace@acme.com"</script><!-- ada.lovelace@acme.com -->'],
    ['what was hidden from programs', '<p>Ada Lovelace ada.lovelace (at) acme.com'],
  ])('rejects %s', async (_, body) => {
    expect((await readHome(body)).email).toBeNull();
  });

  it('converts accents and umlauts to their form in addresses', async () => {
    const jo = { first_name: 'Jörg', last_name: 'von Straßer', domain: 'acme.com' };
    expect((await readHome('joerg.vonstrasser@acme.com', jo)).email).toBe('joerg.vonstrasser@acme.com');
    expect((await readHome('jorg.strasser@acme.com', jo)).email).toBe('jorg.strasser@acme.com');
  });

  it('returns no address for a name in another script', async () => {
    expect(await readHome('', { ...ada, first_name: '愛', last_name: '佐藤' })).toMatchObject({
      candidates: [],
    });
  });

  it('guesses without a pattern if the site redirects to another domain', async () => {
    const elsewhere: ScriptedAnswer = { ...html(''), url: 'https://www.other.example/' };
    const result = await setUp({ 'https://acme.com/': elsewhere }).provider.call(ada, context);
    expect(result).toMatchObject({ email: null, pattern: null });
    expect(result.candidates[0]).toEqual({
      email: 'ada.lovelace@acme.com',
      pattern: '{first}.{last}',
      confidence: 15,
    });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['robots.txt', new OutboundError('robots_disallowed', 'no'), 'blocked'],
    ['a name that does not resolve', new OutboundError('dns', 'no such name'), 'upstream_error'],
    ['a fault', { ...html('<p>Oops'), status: 500 }, 'upstream_error'],
    ['time', new OutboundError('timeout', 'too long'), 'timeout'],
  ])('classifies %s, and never ends the waterfall', async (_, answer, outcome) => {
    const provider = new SiteScanProvider(new SitePages(new FakeOutboundClient(() => answer), threads));
    const failure = failureForError(await provider.call(ada, context).catch((error: unknown) => error));
    expect(failure).toMatchObject({ outcome, isFinal: false });
  });
});
