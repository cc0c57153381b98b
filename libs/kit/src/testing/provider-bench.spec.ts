import { OutboundError } from '@capstan/platform-outbound';
import { describe, expect, it } from 'vitest';
import { defineHttpProvider } from '../http-provider/define-http-provider.js';
import { defineProviderConfig } from '../provider-config.js';
import { expectEnd } from './expect-end.js';
import { ProviderBench } from './provider-bench.js';
import { scriptedAnswer } from './stated-answer.js';

interface Params {
  query: string;
}

const Vendor = defineHttpProvider({
  info: { name: 'vendor', title: 'Vendor' },
  config: defineProviderConfig('vendor', { title: 'Vendor' }),
  request: ({ query }: Params, { config }) => ({
    path: '/search',
    query: { query },
    headers: { authorization: config.apiKey },
  }),
  read: (body) => body as { hits: number },
  result: (found: { hits: number }) => found,
});
const bench = new ProviderBench(Vendor, { fixtures: import.meta.dirname, params: { query: 'tide' } });

describe('ProviderBench', () => {
  it('configures a provider by its own variables, with test values for those without a default', async () => {
    const { requests, result } = await bench.call({ answer: { json: { hits: 3 } } });
    expect(result).toEqual({ hits: 3 });
    expect(requests[0]).toMatchObject({
      url: 'https://vendor.example/search?query=tide',
      headers: { authorization: 'k-for-tests' },
    });
    const keyless = await bench.call({ env: { VENDOR_API_KEY: undefined } });
    expect(keyless.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('responds in order, and repeats the last response', async () => {
    const { provider, context } = bench.open({ answer: [{ json: { hits: 1 } }, { json: { hits: 2 } }] });
    const call = () => provider.call(bench.params(), context);
    expect([await call(), await call(), await call()]).toEqual([{ hits: 1 }, { hits: 2 }, { hits: 2 }]);
  });

  it('returns a failure instead of throwing it', async () => {
    const { failure } = await bench.call({ answer: new OutboundError('timeout', 'too long') });
    expect(failure).toMatchObject({ outcome: 'timeout' });
  });
});

describe('expectEnd', () => {
  const end = { requests: [{ url: 'https://vendor.example/search?query=tide' }], failure: undefined };

  it.each([
    ['another result', { result: { hits: 2 } }],
    ['another field of the result', { like: { hits: 2 } }],
    ['another query', { request: { query: { query: 'tide', page: '1' } } }],
    ['another number of requests', { request: [] }],
    ['a failure that did not occur', { failure: 'timeout' as const }],
  ])('fails for %s', (_, expected) => {
    expect(() => expectEnd({ ...end, result: { hits: 1 } }, expected)).toThrow('expected');
  });

  it('fails for an unexpected failure, and for one that contains a secret', async () => {
    const leaking = await bench.call({ answer: new OutboundError('connect', 'GET ?key=k-for-tests') });
    expect(() => expectEnd(leaking, {})).toThrow('undefined');
    expect(() => expectEnd(leaking, { failure: 'upstream_error' })).toThrow('k-for-tests');
  });
});

describe('scriptedAnswer', () => {
  it('sends JSON with its status and Retry-After', () => {
    expect(scriptedAnswer({ status: 429, retryAfter: 7, json: { a: 1 } }, import.meta.dirname)).toEqual({
      status: 429,
      url: undefined,
      headers: { 'content-type': 'application/json', 'retry-after': '7' },
      body: '{"a":1}',
    });
  });
});
