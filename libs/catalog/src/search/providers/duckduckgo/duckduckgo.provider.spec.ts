import { OutboundError, ReadingThreads, providerInfoOf } from '@capstan/kit';
import { describeProvider } from '@capstan/kit/testing';
import { afterAll, expect, it, vi } from 'vitest';
import { SearchParams } from '../../search.params.js';
import { DuckduckgoProvider } from './duckduckgo.provider.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

const blocked = ['blocked', 3600] as const;
/** The form fields for some parameters. */
const formFor = (title: string, params: Partial<SearchParams>, form: object) => ({
  title,
  params,
  answer: 'nothing.html',
  request: { form: expect.objectContaining(form) as object },
});

describeProvider(DuckduckgoProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchParams(), { query: 'sourdough' }),
  services: () => [threads],
  serves: [{ source_type: 'web' }],
  declines: [{ source_type: 'news' }, { source_type: 'academic' }],
  ok: 'nothing.html',
  cases: [
    {
      title: 'maps results to the contract, through its redirects and past its advertisements',
      answer: 'web.html',
      like: {
        results: [
          {
            url: 'https://www.breadbench.example/hydration?part=2',
            title: 'Hydration, explained & tried',
            snippet: 'A dough of 500 g flour and 375 g water has a hydration of 75 %.',
            domain: 'breadbench.example',
            published_at: null,
            score: null,
            source_type: 'web',
          },
          { url: 'https://crumbnotes.example/wet-dough', title: 'Handling wet dough' },
        ],
      },
    },
    {
      title: 'sends what the form of the page sends, as a browser does',
      params: { query: 'tide mills', language: 'de', freshness: 'week' },
      answer: 'nothing.html',
      request: {
        method: 'POST',
        url: 'https://html.duckduckgo.com/html/',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          referer: 'https://html.duckduckgo.com/',
          'sec-fetch-mode': 'navigate',
          'sec-fetch-site': 'same-origin',
          'user-agent': expect.stringMatching(/^Mozilla/),
          'accept-language': 'de,en;q=0.5',
          cookie: 'kl=de-de; df=w',
        },
        form: { q: 'tide mills', b: '', kl: 'de-de', df: 'w' },
      },
    },
    {
      title: 'sends no field and no cookie for omitted parameters',
      answer: 'nothing.html',
      request: { form: { q: 'sourdough', b: '', kl: 'wt-wt' }, headers: { cookie: undefined } },
    },
    formFor('uses all regions for a language without a region', { language: 'eo' }, { kl: 'wt-wt' }),
    formFor(
      'sends the domains',
      { query: 'x', include_domains: ['a.example', 'b.example'] },
      { q: 'x (site:a.example OR site:b.example)' },
    ),
    formFor(
      'keeps below 500 characters',
      { query: 'tide '.repeat(300) },
      { q: expect.stringMatching(/^.{400,499}$/) },
    ),
    formFor('gives no commands', { query: '!w tide !g \\mills wow!' }, { q: 'w tide g mills wow!' }),
    {
      title: 'requests one page only, however many results are wanted',
      params: { max_results: 50 },
      answer: 'web.html',
      request: [{ maxRedirects: 0 }],
    },
  ],
  nothing: {
    like: { results: [] },
    when: [
      ['there are no results', 'nothing.html'],
      ['it redirects', new OutboundError('too_many_redirects', 'it redirects')],
    ],
  },
  faults: [
    ['a CAPTCHA under 200', 'challenge.html', blocked],
    ['a CAPTCHA under 202', { status: 202, fixture: 'challenge.html' }, blocked],
    ['202 without a word', { status: 202, body: '' }, blocked],
  ],
  // A truncated page is parsed as far as possible.
  unusual: { '403': blocked, 'a truncated answer': null },
  more: (bench) => {
    it('is available only if it is listed', () => {
      expect(providerInfoOf(DuckduckgoProvider)).toMatchObject({ name: 'duckduckgo', isOptIn: true });
    });

    it('sends one request at a time, with a pause between', async () => {
      vi.useFakeTimers();
      try {
        const { provider, requests, context } = bench.open({
          env: { DUCKDUCKGO_INTERVAL_MS: '2000' },
          answer: 'web.html',
        });
        const calls = [1, 2].map(() => provider.call(bench.params(), context));
        await vi.advanceTimersByTimeAsync(1999);
        expect(requests).toHaveLength(1);
        await vi.advanceTimersByTimeAsync(1);
        await Promise.all(calls);
        expect(requests).toHaveLength(2);
      } finally {
        vi.useRealTimers();
      }
    });
  },
});
