import { failureForError, providerInfoOf } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { ReadingThreads } from '@capstan/platform-jobs';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn } from '@capstan/platform-testing';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { DuckduckgoProvider } from './duckduckgo.provider.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

const fixture = fixturesIn(import.meta.dirname);
const html = (body: string, status = 200, headers: Record<string, string> = {}): ScriptedAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=UTF-8', ...headers },
  body,
});
const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { baseUrl: 'https://html.duckduckgo.com', intervalMs: 2000 };

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new DuckduckgoProvider(config, outbound, threads) };
};
const failureOf = async (answer: ScriptedAnswer) => {
  const { provider } = setUp(answer);
  return failureForError(
    await provider.call(params({ query: 'sourdough' }), context).then(
      () => new Error('no failure'),
      (error: unknown) => error,
    ),
  );
};
const formOf = async (fields: Partial<SearchParams>) => {
  const { provider, outbound } = setUp(html(fixture('nothing.html')));
  await provider.call(params(fields), context);
  const [request] = outbound.requests;
  return { request: request!, form: Object.fromEntries(new URLSearchParams(request!.body as string)) };
};

describe('DuckduckgoProvider', () => {
  it('serves only where it is named, and only the web', () => {
    expect(providerInfoOf(DuckduckgoProvider)).toMatchObject({ name: 'duckduckgo', isOptIn: true });
    const { provider } = setUp({});
    expect(provider.isConfigured()).toBe(true);
    expect(provider.supports(params({ source_type: 'web' }))).toBe(true);
    expect(provider.supports(params({ source_type: 'news' }))).toBe(false);
    expect(provider.supports(params({ source_type: 'academic' }))).toBe(false);
  });

  it('maps results to the contract, through its redirects and past its advertisements', async () => {
    const { provider } = setUp(html(fixture('web.html')));
    const { results } = await provider.call(params({ query: 'sourdough hydration' }), context);
    expect(results).toEqual([
      {
        url: 'https://www.breadbench.example/hydration?part=2',
        title: 'Hydration, explained & tried',
        snippet: 'A dough of 500 g flour and 375 g water has a hydration of 75 %.',
        domain: 'breadbench.example',
        published_at: null,
        score: null,
        source_type: 'web',
      },
      expect.objectContaining({ url: 'https://crumbnotes.example/wet-dough', title: 'Handling wet dough' }),
    ]);
  });

  it('sends what the form of the page sends, as a browser does', async () => {
    const { request, form } = await formOf({ query: 'tide mills', language: 'de', freshness: 'week' });
    expect(request).toMatchObject({
      url: 'https://html.duckduckgo.com/html/',
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'https://html.duckduckgo.com/',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': 'same-origin',
        'user-agent': expect.stringMatching(/^Mozilla/),
        'accept-language': 'de,en;q=0.5',
        cookie: 'kl=de-de; df=w',
      },
    });
    expect(form).toEqual({ q: 'tide mills', b: '', kl: 'de-de', df: 'w' });
    expect((await formOf({ query: 'x' })).form).toEqual({ q: 'x', b: '', kl: 'wt-wt' });
    expect((await formOf({ query: 'x', language: 'eo' })).form.kl).toBe('wt-wt');
  });

  it('asks for the domains, keeps below 500 characters, and gives no commands', async () => {
    const only = { include_domains: ['a.example', 'b.example'] };
    expect((await formOf({ query: 'x', ...only })).form.q).toBe('x (site:a.example OR site:b.example)');
    expect((await formOf({ query: 'tide '.repeat(300) })).form.q).toMatch(/^.{400,499}$/);
    expect((await formOf({ query: '!w tide !g \\mills wow!' })).form.q).toBe('w tide g mills wow!');
  });

  it('finds nothing when there is nothing, and when it is sent elsewhere', async () => {
    const redirect = new OutboundError('too_many_redirects', 'it redirects');
    for (const answer of [html(fixture('nothing.html')), redirect]) {
      const { provider } = setUp(answer);
      expect((await provider.call(params({ query: 'qzxv' }), context)).results).toEqual([]);
    }
  });

  it('asks for one page only, however many results are wanted', async () => {
    const { provider, outbound } = setUp(html(fixture('web.html')));
    await provider.call(params({ query: 'x', max_results: 50 }), context);
    expect(outbound.requests).toHaveLength(1);
    expect(outbound.requests[0]).toMatchObject({ maxRedirects: 0 });
  });

  it('asks one at a time, with a pause between', async () => {
    vi.useFakeTimers();
    try {
      const { provider, outbound } = setUp(html(fixture('web.html')));
      const calls = [1, 2].map(() => provider.call(params({ query: 'x' }), context));
      await vi.advanceTimersByTimeAsync(1999);
      expect(outbound.requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      await Promise.all(calls);
      expect(outbound.requests).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['a CAPTCHA under 200', html(fixture('challenge.html')), { outcome: 'blocked', retryAfterSeconds: 3600 }],
    [
      'a CAPTCHA under 202',
      html(fixture('challenge.html'), 202),
      { outcome: 'blocked', retryAfterSeconds: 3600 },
    ],
    ['202 without a word', html('', 202), { outcome: 'blocked', retryAfterSeconds: 3600 }],
    ['a refusal', html('', 403), { outcome: 'blocked', retryAfterSeconds: 3600 }],
    ['a limit', html('', 429, { 'retry-after': '60' }), { outcome: 'rate_limited', retryAfterSeconds: 60 }],
    ['a server fault', html('', 503), { outcome: 'upstream_error' }],
    ['another page', html('<!doctype html><p>Maintenance'), { outcome: 'upstream_error' }],
    ['an empty page', html(''), { outcome: 'upstream_error' }],
    ['timeout', new OutboundError('timeout', 'took too long'), { outcome: 'timeout' }],
  ])('classes %s', async (_, answer, expected) => {
    expect(await failureOf(answer)).toMatchObject(expected);
  });
});
