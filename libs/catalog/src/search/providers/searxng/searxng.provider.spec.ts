import { describe, expect, it } from 'vitest';
import { failureForError } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, fixturesIn, jsonAnswer } from '@capstan/platform-testing';
import { SearchParams } from '../../search.params.js';
import { SearxngProvider } from './searxng.provider.js';

const fixture = fixturesIn(import.meta.dirname);
const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const config = { apiKey: undefined, baseUrl: 'http://searxng.example:8080' };

const setUp = (...answers: ScriptedAnswer[]) => {
  let calls = 0;
  const outbound = new FakeOutboundClient(() => answers[Math.min(calls++, answers.length - 1)]!);
  return { outbound, provider: new SearxngProvider(config, outbound) };
};
const failureOf = async (answer: ScriptedAnswer) => {
  const { provider } = setUp(answer);
  return failureForError(
    await provider.call(params({ query: 'greenhouse' }), context).then(
      () => new Error('no failure'),
      (error: unknown) => error,
    ),
  );
};

describe('SearxngProvider', () => {
  it('is configured by its address', () => {
    const outbound = new FakeOutboundClient(() => ({}));
    expect(new SearxngProvider(config, outbound).isConfigured()).toBe(true);
    expect(new SearxngProvider({ apiKey: undefined, baseUrl: undefined }, outbound).isConfigured()).toBe(
      false,
    );
  });

  it('maps results to the contract', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    const result = await provider.call(params({ query: 'greenhouse ventilation', max_results: 3 }), context);
    expect(result.results).toEqual([
      {
        url: 'https://www.glasshouse.example/guides/ventilation',
        title: 'Greenhouse ventilation guide',
        snippet: 'Open the roof vents before the inside reaches 27 °C. Side vents alone move too little air.',
        domain: 'glasshouse.example',
        published_at: null,
        score: 1,
        source_type: 'web',
      },
      expect.objectContaining({
        url: 'https://growers.example/forum/t/8841',
        snippet: 'The wax cylinder starts to push at about 18 °C.',
        published_at: '2026-03-14T09:20:00.000Z',
        score: 0.375,
      }),
      expect.objectContaining({ url: 'https://climate.example/vents.html' }),
    ]);
    const { searchParams } = new URL(outbound.requests[0]!.url);
    expect(Object.fromEntries(searchParams)).toEqual({
      q: 'greenhouse ventilation',
      format: 'json',
      categories: 'general',
      pageno: '1',
    });
  });

  it('asks for kind and freshness in its words', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('news.json')));
    const query = { query: 'tram', freshness: 'week', max_results: 1 } as const;
    const { results } = await provider.call(params({ ...query, source_type: 'news' }), context);
    expect(results[0]).toMatchObject({ source_type: 'news', published_at: '2026-11-19T06:40:00.000Z' });
    await provider.call(params({ ...query, source_type: 'academic', freshness: 'any' }), context);
    const [news, academic] = outbound.requests.map(({ url }) => new URL(url).searchParams);
    expect([news!.get('categories'), news!.get('time_range')]).toEqual(['news', 'week']);
    expect([academic!.get('categories'), academic!.get('time_range')]).toEqual(['science', null]);
  });

  it('turns pages until it has enough, and keeps what it has when a later page fails', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')), jsonAnswer('{}', 500));
    const { results } = await provider.call(params({ query: 'greenhouse', max_results: 20 }), context);
    expect(results).toHaveLength(3);
    expect(outbound.requests.map(({ url }) => new URL(url).searchParams.get('pageno'))).toEqual(['1', '2']);
  });

  it('makes one request for what one page holds', async () => {
    const { provider, outbound } = setUp(jsonAnswer(fixture('web.json')));
    await provider.call(params({ query: 'greenhouse', max_results: 10 }), context);
    expect(outbound.requests).toHaveLength(1);
  });

  it('tells nothing found from engines blocked', async () => {
    const { provider } = setUp(jsonAnswer(fixture('nothing.json')));
    expect(await provider.call(params({ query: 'qzxv' }), context)).toEqual({
      results: [],
      answer: null,
      citations: [],
    });
    const failure = await failureOf(jsonAnswer(fixture('engines-blocked.json')));
    expect(failure).toMatchObject({ outcome: 'blocked', retryAfterSeconds: 180 });
    expect(failure.message).toContain('google (Suspended: CAPTCHA), duckduckgo (access denied)');
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['JSON switched off', jsonAnswer('', 403), { outcome: 'misconfigured' }],
    [
      'a page instead of JSON',
      { headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<!doctype html>' },
      { outcome: 'misconfigured' },
    ],
    ['limiter', jsonAnswer('', 429), { outcome: 'rate_limited', retryAfterSeconds: undefined }],
    [
      'limiter with Retry-After',
      jsonAnswer('', 429, { 'retry-after': '7' }),
      { outcome: 'rate_limited', retryAfterSeconds: 7 },
    ],
    ['server fault', jsonAnswer('', 502), { outcome: 'upstream_error' }],
    ['truncated JSON', jsonAnswer(fixture('web.json').slice(0, 300)), { outcome: 'upstream_error' }],
    ['JSON of someone else', jsonAnswer('{"ok":true}'), { outcome: 'upstream_error' }],
    [
      'an error under status 200',
      jsonAnswer('{"error":"boom","results":null}'),
      { outcome: 'upstream_error' },
    ],
    ['timeout', new OutboundError('timeout', 'searxng.example took too long'), { outcome: 'timeout' }],
    ['no connection', new OutboundError('connect', 'no connection'), { outcome: 'upstream_error' }],
    ['endless answer', new OutboundError('too_large', 'too large'), { outcome: 'upstream_error' }],
  ])('classes %s', async (_, answer, expected) => {
    expect(await failureOf(answer)).toMatchObject(expected);
  });

  it('survives results of the wrong shape', async () => {
    const body = { results: [null, 7, 'x', { url: 5 }, { url: 'https://a.example', title: 3, content: [] }] };
    const { provider } = setUp(jsonAnswer(JSON.stringify(body)));
    const { results } = await provider.call(params({ query: 'x', max_results: 1 }), context);
    expect(results).toEqual([
      expect.objectContaining({ url: 'https://a.example/', title: 'https://a.example/' }),
    ]);
  });
});
