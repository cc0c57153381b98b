import { failureForError } from '@capstan/kit';
import { ReadingThreads } from '@capstan/platform-jobs';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn } from '@capstan/platform-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { EnrichCompanyParams } from '../../enrich-company.params.js';
import { SiteJsonldProvider } from './site-jsonld.provider.js';
import { SitePages } from '../../../vendors/company_site/site-pages.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

const fixture = fixturesIn(import.meta.dirname);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const params = Object.assign(new EnrichCompanyParams(), { domain: 'acme.com' });
const html = (body: string, url?: string): ScriptedAnswer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
  ...(url === undefined ? {} : { url }),
});
const notFound: ScriptedAnswer = {
  status: 404,
  headers: { 'content-type': 'text/html' },
  body: '<p>Not found',
};

const setUp = (answers: Record<string, ScriptedAnswer>) => {
  const outbound = new FakeOutboundClient(({ url }) => answers[url] ?? notFound);
  return { outbound, provider: new SiteJsonldProvider(new SitePages(outbound, threads)) };
};
const readHome = (body: string) => setUp({ 'https://acme.com/': html(body) }).provider.call(params, context);
const markup = (value: unknown): string =>
  `<!doctype html><html><head><title>Acme</title><script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script></head><body></body></html>`;

describe('SiteJsonldProvider', () => {
  it('reads markup, head and links of the first page and of those about the company', async () => {
    const { provider, outbound } = setUp({
      'https://acme.com/': html(fixture('home.html'), 'https://www.acme.com/'),
      'https://www.acme.com/kontakt': html(
        '<a href="tel:+49405550199">Call</a><meta name="description" content="How to reach us">',
      ),
    });
    expect(await provider.call(params, context)).toMatchObject({
      name: 'Acme',
      legal_name: 'Acme GmbH',
      domain: 'acme.com',
      description: 'Acme builds tide gauges & the software that reads them.',
      employee_count: 315,
      founded_year: 1998,
      headquarters: 'Hamburg',
      country: 'DE',
      logo_url: 'https://acme.com/logo.svg',
      emails: ['info@acme.com', 'sales@acme.com'],
      phones: ['+49 40 5550142', '+49405550199'],
      socials: {
        linkedin_url: 'https://www.linkedin.com/company/acme-gauges',
        x_url: 'https://x.com/acmegauges',
        facebook_url: 'https://www.facebook.com/acmegauges',
      },
      confidence: 0.9,
      sources: [{ provider: 'site_jsonld', url: 'https://www.acme.com/' }],
    });
    expect(outbound.requests.map(({ url }) => url)).toEqual([
      'https://acme.com/',
      'https://www.acme.com/about-us',
      'https://www.acme.com/kontakt',
    ]);
    expect(outbound.requests.every(({ respectRobots }) => respectRobots)).toBe(true);
  });

  it('requests the common paths if the first page links to none', async () => {
    const { provider, outbound } = setUp({ 'https://acme.com/': html(fixture('plain.html')) });
    expect(await provider.call(params, context)).toMatchObject({
      name: 'Acme',
      description: 'Tide gauges since 1998.',
      founded_year: null,
      phones: ['+49 40 5550142'],
    });
    expect(outbound.requests.map(({ url }) => url).slice(1)).toEqual([
      'https://acme.com/about',
      'https://acme.com/contact',
    ]);
  });

  it('falls back to www and http if there is no connection', async () => {
    const down = new OutboundError('connect', 'no connection');
    const { provider } = setUp({
      'https://acme.com/': down,
      'https://www.acme.com/': down,
      'http://acme.com/': html(fixture('plain.html')),
    });
    expect(await provider.call(params, context)).toMatchObject({ name: 'Acme' });
  });

  it.each<[string, ScriptedAnswer]>([
    ['a site of another domain', html(fixture('home.html'), 'https://www.other.example/acme')],
    ['a host that is not public', new OutboundError('refused_address', 'not public')],
    [
      'a page that sells the domain',
      html('<title>acme.com</title><meta name="description" content="This domain may be for sale!">'),
    ],
    ['a wall', html('<title>Just a moment...</title><p>Checking your browser')],
  ])('returns nothing for %s', async (_, answer) => {
    expect(await setUp({ 'https://acme.com/': answer }).provider.call(params, context)).toMatchObject({
      name: null,
      description: null,
      sources: [],
    });
  });

  it.each<[string, ScriptedAnswer, string]>([
    ['robots.txt', new OutboundError('robots_disallowed', 'no'), 'blocked'],
    ['ten megabytes', new OutboundError('too_large', 'too large'), 'blocked'],
    ['a name that does not resolve', new OutboundError('dns', 'no such name'), 'upstream_error'],
    ['a fault', { status: 500, headers: { 'content-type': 'text/html' }, body: '<p>Oops' }, 'upstream_error'],
    ['a refusal', { status: 403, headers: { 'content-type': 'text/html' }, body: '<p>No' }, 'blocked'],
    ['a page that is not there', notFound, 'blocked'],
    [
      'something that is not a page',
      { headers: { 'content-type': 'application/json' }, body: '{}' },
      'blocked',
    ],
    ['time', new OutboundError('timeout', 'too long'), 'timeout'],
  ])('classifies %s, and never ends the waterfall', async (_, answer, outcome) => {
    const outbound = new FakeOutboundClient(() => answer);
    const failure = failureForError(
      await new SiteJsonldProvider(new SitePages(outbound, threads))
        .call(params, context)
        .catch((error: unknown) => error),
    );
    expect(failure).toMatchObject({ outcome, isFinal: false });
  });

  it.each<[string, unknown]>([
    ['a customer', { '@type': 'Organization', name: 'Customer', url: 'https://customer.example/' }],
    [
      'two without an address',
      [
        { '@type': 'Organization', name: 'One' },
        { '@type': 'Organization', name: 'Two' },
      ],
    ],
    ['wrong types', { '@type': { x: 1 }, name: 7, url: [] }],
    [
      'an organization of wrong types',
      { '@type': 'Organization', name: { a: 1 }, numberOfEmployees: [[]], sameAs: 7 },
    ],
    ['a prototype', '{"@type":"Organization","__proto__":{"name":"Evil"},"constructor":{"name":"Evil"}}'],
    ['broken JSON', '{"@type":"Organization","name":'],
    ['depth', '{"@graph":['.repeat(20_000) + '1' + ']}'.repeat(20_000)],
    ['length', `{"@type":"Organization","name":"${'x'.repeat(600_000)}"}`],
    [
      'too far down',
      Array.from({ length: 600 }, (_, index) => ({ '@type': 'Thing', index })).concat([
        { '@type': 'Organization', name: 'Late' } as never,
      ]),
    ],
  ])('ignores markup with %s', async (_, value) => {
    const result = await readHome(markup(value));
    expect(result).toMatchObject({ name: null, employee_count: null });
  });

  it.each<[unknown, number | null]>([
    [315, 315],
    ['315', 315],
    [{ value: 315 }, 315],
    [{ minValue: 200, maxValue: 500 }, null],
    ['200-500', null],
    [-1, null],
    [1e300, null],
  ])('parses %j employees as %s', async (numberOfEmployees, expected) => {
    const result = await readHome(markup({ '@type': 'Organization', name: 'Acme', numberOfEmployees }));
    expect(result.employee_count).toBe(expected);
  });

  it('accepts markup with a name in any script', async () => {
    const result = await readHome(
      markup({ '@type': 'LocalBusiness', name: '日立製作所', address: { addressCountry: { name: 'JP' } } }),
    );
    expect(result).toMatchObject({ name: '日立製作所', country: 'JP' });
  });

  it('aborts with its attempt', async () => {
    const given = new AbortController();
    const outbound = new FakeOutboundClient(({ url }) => {
      if (url === 'https://acme.com/') return html(fixture('plain.html'));
      given.abort();
      return new OutboundError('aborted', 'aborted');
    });
    const call = new SiteJsonldProvider(new SitePages(outbound, threads)).call(params, {
      ...context,
      signal: given.signal,
    });
    await expect(call).rejects.toThrow(/abort/i);
  });
});
