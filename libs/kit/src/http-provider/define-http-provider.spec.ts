import { Injectable } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { OutboundClient, OutboundError } from '@capstan/platform-outbound';
import { FakeOutboundClient, type ScriptedAnswer, jsonAnswer } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { providerInfoOf } from '../capability-provider.js';
import { defineProviderConfig } from '../provider-config.js';
import { ProviderFailure } from '../provider-failure.js';
import { fieldsOf, listOf } from '@capstan/parsing';
import { defineHttpProvider } from './define-http-provider.js';

@Injectable()
class Greeting {
  readonly word = 'hello';
}

interface Params {
  query: string;
}

const config = defineProviderConfig('vendor', { title: 'Vendor', baseUrl: 'https://api.vendor.example' });
const context = { signal: new AbortController().signal, timeoutMs: 5000, requestId: 'r1' };
const keyed = { apiKey: 'k-for-tests', baseUrl: 'https://api.vendor.example' };

const Vendor = defineHttpProvider({
  info: { name: 'vendor', title: 'Vendor', isOptIn: true },
  config,
  needs: ['apiKey'],
  uses: { greeting: Greeting },
  supports: ({ query }: Params) => query !== 'papers',
  maxRedirects: 0,
  request: ({ query }, { config: { apiKey }, uses }) =>
    query === '' ? undefined : { path: '/', query: { q: `${uses.greeting.word} ${query}`, apiKey } },
  isEmpty: ({ status }) => status === 404,
  failureOf: ({ status }) => (status === 418 ? new ProviderFailure('blocked', 'a teapot') : undefined),
  failureOfError: ({ code }) => (code === 'too_many_redirects' ? null : undefined),
  read: (body) => ('hits' in fieldsOf(body) ? listOf(fieldsOf(body).hits) : undefined),
  result: (hits: readonly unknown[], { query }) => ({ query, hits }),
  empty: ({ query }) => ({ query, hits: [] as readonly unknown[] }),
});

const setUp = (answer: ScriptedAnswer) => {
  const outbound = new FakeOutboundClient(() => answer);
  return { outbound, provider: new Vendor(keyed, outbound, new Greeting()) };
};

describe('defineHttpProvider', () => {
  it('creates an injectable class with the services of the declaration', async () => {
    const outbound = new FakeOutboundClient(() => jsonAnswer('{"hits":[1]}'));
    const module = await Test.createTestingModule({
      providers: [
        Vendor,
        Greeting,
        { provide: config.token, useValue: keyed },
        { provide: OutboundClient, useValue: outbound },
      ],
    }).compile();
    expect(await module.get(Vendor).call({ query: 'tide' }, context)).toEqual({ query: 'tide', hits: [1] });
    expect(outbound.requests[0]).toEqual({
      url: 'https://api.vendor.example/?q=hello+tide&apiKey=k-for-tests',
      headers: { accept: 'application/json' },
      maxRedirects: 0,
      signal: context.signal,
      timeoutMs: 5000,
    });
  });

  it('has the metadata of the declaration', () => {
    expect(providerInfoOf(Vendor)).toEqual({ name: 'vendor', title: 'Vendor', isOptIn: true, config });
  });

  it('is configured when the needed variables are set', () => {
    const { outbound, provider } = setUp({});
    expect(provider.isConfigured()).toBe(true);
    expect(new Vendor({ ...keyed, apiKey: undefined }, outbound, new Greeting()).isConfigured()).toBe(false);
  });

  it('supports the calls that the declaration supports', () => {
    const { provider } = setUp({});
    expect([provider.supports({ query: 'tide' }), provider.supports({ query: 'papers' })]).toEqual([
      true,
      false,
    ]);
  });

  it('returns the empty result without a request when `request` returns undefined', async () => {
    const { outbound, provider } = setUp({});
    expect(await provider.call({ query: '' }, context)).toEqual({ query: '', hits: [] });
    expect(outbound.requests).toEqual([]);
  });

  it.each<[string, ScriptedAnswer]>([
    ['the vendor has no result', jsonAnswer('{}', 404)],
    ['an error means nothing', new OutboundError('too_many_redirects', 'redirects')],
  ])('returns the empty result when %s', async (_, answer) => {
    expect(await setUp(answer).provider.call({ query: 'tide' }, context)).toMatchObject({ hits: [] });
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['the failure of the declaration', jsonAnswer('{"hits":[]}', 418), { outcome: 'blocked' }],
    ['otherwise the failure of the status', jsonAnswer('{"hits":[]}', 503), { outcome: 'upstream_error' }],
    ['a response of another service', jsonAnswer('{}'), { message: 'the response is not one of Vendor' }],
    ['other errors unchanged', new OutboundError('dns', 'no name'), { code: 'dns' }],
  ])('fails with %s', async (_, answer, failure) => {
    await expect(setUp(answer).provider.call({ query: 'tide' }, context)).rejects.toMatchObject(failure);
  });

  it('makes no request for a caller that has aborted', async () => {
    const { outbound, provider } = setUp(jsonAnswer('{"hits":[]}'));
    const gone = { ...context, signal: AbortSignal.abort() };
    await expect(provider.call({ query: 'tide' }, gone)).rejects.toThrow('aborted');
    expect(outbound.requests).toEqual([]);
  });

  it('ends an attempt after the time limit of the declaration', async () => {
    const Limited = defineHttpProvider({
      info: { name: 'limited', title: 'Limited' },
      config,
      timeLimitMs: ({ query }: Params) => (query === 'tide' ? 20 : 90_000),
      request: () => ({ path: '/' }),
      read: (body) => fieldsOf(body),
      result: (found: object) => found,
    });
    const outbound = new FakeOutboundClient(() => jsonAnswer('{}'));
    const provider = new Limited(keyed, outbound);
    await provider.call({ query: 'tide' }, context);
    await provider.call({ query: 'other' }, context);
    const [first, second] = outbound.requests;
    expect([first?.timeoutMs, second?.timeoutMs]).toEqual([20, 5000]);
    await expect.poll(() => first?.signal?.aborted).toBe(true);
    expect(second?.signal).toBe(context.signal);
  });

  it('makes further exchanges before the last one, and classifies their failures alike', async () => {
    const Steps = defineHttpProvider({
      info: { name: 'steps', title: 'Steps' },
      config,
      request: async ({ query }: Params, { ask }) => {
        const id = await ask({ request: { path: `/find/${query}` }, read: (body) => fieldsOf(body).id });
        return { path: `/read/${String(id)}` };
      },
      failureOf: ({ status }) => (status === 418 ? new ProviderFailure('blocked', 'a teapot') : undefined),
      read: (body) => fieldsOf(body),
      result: (found: object) => found,
    });
    const outbound = new FakeOutboundClient(({ url }) =>
      url.includes('find') ? jsonAnswer('{"id":7}') : jsonAnswer('{"name":"tide"}'),
    );
    expect(await new Steps(keyed, outbound).call({ query: 'tide' }, context)).toEqual({ name: 'tide' });
    expect(outbound.requests.map(({ url }) => url)).toEqual([
      'https://api.vendor.example/find/tide',
      'https://api.vendor.example/read/7',
    ]);
    const refused = new Steps(keyed, new FakeOutboundClient(() => jsonAnswer('{}', 418)));
    await expect(refused.call({ query: 'tide' }, context)).rejects.toMatchObject({ outcome: 'blocked' });
  });

  it('joins pages until there are enough items or no further page', async () => {
    const Pages = defineHttpProvider({
      info: { name: 'pages', title: 'Pages' },
      config,
      request: (_: Params, { page }) => ({ path: `/${page}` }),
      read: (body) => listOf(fieldsOf(body).hits),
      paging: {
        maxPages: 5,
        wanted: ({ query }) => query.length,
        hasMore: (response) => fieldsOf(response.json()).more === true,
      },
      result: (hits: readonly unknown[]) => ({ hits }),
    });
    const outbound = new FakeOutboundClient(({ url }) =>
      jsonAnswer(JSON.stringify({ hits: [url.at(-1)], more: !url.endsWith('/2') })),
    );
    const pages = new Pages(keyed, outbound);
    expect(await pages.call({ query: 'ab' }, context)).toEqual({ hits: ['0', '1'] });
    expect(await pages.call({ query: 'abcdefgh' }, context)).toEqual({ hits: ['0', '1', '2'] });
  });

  it('respects its pace', async () => {
    const Slow = defineHttpProvider({
      info: { name: 'slow', title: 'Slow' },
      config,
      pace: () => ({ concurrent: 1, intervalMs: 60_000 }),
      request: ({ query }: Params) => ({ path: `/${query}` }),
      answer: 'text',
      read: (text) => text,
      result: (text: string) => ({ text }),
    });
    const slow = new Slow(keyed, new FakeOutboundClient(() => ({ body: 'plain' })));
    expect(await slow.call({ query: 'tide' }, context)).toEqual({ text: 'plain' });
    await expect(slow.call({ query: 'tide' }, context)).rejects.toMatchObject({
      outcome: 'rate_limited',
      wasNotSent: true,
    });
  });

  it('fails on an empty answer without an `empty` declaration', async () => {
    const Never = defineHttpProvider({
      info: { name: 'never', title: 'Never' },
      config,
      request: ({ query }: Params) => ({ path: `/${query}` }),
      read: () => null,
      result: () => ({}),
    });
    const never = new Never(keyed, new FakeOutboundClient(() => jsonAnswer('{}')));
    await expect(never.call({ query: 'tide' }, context)).rejects.toMatchObject({ outcome: 'upstream_error' });
  });
});
