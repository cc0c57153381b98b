import { InvalidUrlError, OutboundError, ReadingThreads } from '@capstan/kit';
import {
  FakeOutboundClient,
  type ScriptedAnswer,
  ScriptedModels,
  unavailable,
} from '@capstan/platform-testing';
import { afterAll, describe, expect, it } from 'vitest';
import { ModelFields } from '../../model/model-fields.js';
import { ExtractParams } from '../../extract.params.js';
import { DirectFetchExtractProvider } from './direct-fetch.provider.js';

const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
afterAll(() => threads.onApplicationShutdown());

const page = (body: string): ScriptedAnswer => ({ headers: { 'content-type': 'text/html' }, body });
const schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    price: { type: 'number' },
    colors: { type: 'array', items: { type: 'string' } },
  },
};

const extracting = (
  site: Record<string, ScriptedAnswer>,
  signal = AbortSignal.timeout(60_000),
  model = new ScriptedModels({}),
) => {
  const outbound = new FakeOutboundClient(({ url }) => site[url] ?? { status: 404 });
  const params = Object.assign(new ExtractParams(), { urls: Object.keys(site), schema });
  const provider = new DirectFetchExtractProvider(outbound, threads, new ModelFields(model));
  return { outbound, call: () => provider.call(params, { signal, timeoutMs: 20_000, requestId: 'r1' }) };
};
const A = 'https://a.example/';
const B = 'https://b.example/';

describe('DirectFetchExtractProvider', () => {
  it('takes each field from the first page that states it, and joins lists', async () => {
    const { call, outbound } = extracting({
      [A]: page('<h1>Rope</h1><p>Colors: red, green</p>'),
      [B]: page('<h1>Other</h1><p>Price: $12.50</p><p>Colors: blue</p>'),
    });
    expect(await call()).toEqual({
      fields: { name: 'Rope', price: 12.5, colors: ['red', 'green', 'blue'] },
      places: [
        { path: 'name', url: A, source: 'heading', quote: 'Rope' },
        { path: 'price', url: B, source: 'label', quote: 'Price: $12.50' },
        { path: 'colors.0', url: A, source: 'label', quote: 'Colors: red, green' },
        { path: 'colors.1', url: A, source: 'label', quote: 'Colors: red, green' },
        { path: 'colors.2', url: B, source: 'label', quote: 'Colors: blue' },
      ],
      missing: [],
      pages: [
        { url: A, is_read: true, error: null },
        { url: B, is_read: true, error: null },
      ],
    });
    expect(outbound.requests.every(({ respectRobots }) => respectRobots)).toBe(true);
  });

  it('reads what it can if some pages fail', async () => {
    const { call } = extracting({ [A]: { status: 404 }, [B]: page('<h1>Rope</h1>') });
    expect(await call()).toMatchObject({
      fields: { name: 'Rope', price: null, colors: null },
      missing: ['price', 'colors'],
      pages: [
        { url: A, is_read: false, error: expect.stringContaining('404') as string },
        { url: B, is_read: true, error: null },
      ],
    });
  });

  it.each<[string, ScriptedAnswer, object]>([
    ['is missing', { status: 404 }, { outcome: 'blocked', isFinal: true }],
    [
      'is not HTML',
      { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
      { outcome: 'blocked' },
    ],
    [
      'is a wall',
      page('<title>Just a moment...</title><script>window._cf_chl_opt={}</script>'),
      { outcome: 'blocked' },
    ],
    [
      'robots.txt disallows',
      new OutboundError('robots_disallowed', 'no'),
      { outcome: 'blocked', isFinal: true },
    ],
    ['does not respond', new OutboundError('timeout', 'late'), { outcome: 'timeout' }],
  ])('fails for a page that %s', async (_title, answer, failure) => {
    await expect(extracting({ [A]: answer }).call()).rejects.toMatchObject(failure);
  });

  it('refuses addresses that are never fetched, whatever the other pages are', async () => {
    const { call } = extracting({
      [A]: new OutboundError('refused_address', 'private'),
      [B]: page('<h1>Rope</h1>'),
    });
    await expect(call()).rejects.toBeInstanceOf(InvalidUrlError);
  });

  it('asks the model for what markup does not state, and checks its quotations', async () => {
    const values = [
      { path: 'price', value: '12.5', quote: 'for 12.50 dollars' },
      { path: 'colors.0', value: 'gold', quote: 'never said' },
    ];
    const model = new ScriptedModels({ objects: [{ values }] });
    const body = page('<h1>Rope</h1><p>You can have it for 12.50 dollars.</p>');
    expect(await extracting({ [A]: body }, undefined, model).call()).toMatchObject({
      fields: { name: 'Rope', price: 12.5, colors: null },
      places: [{ path: 'name' }, { path: 'price', source: 'text', quote: 'for 12.50 dollars', url: A }],
      missing: ['colors'],
    });
    expect(model.questions.map(({ prompt }) => prompt)).toEqual([
      expect.stringMatching(/Fields:\nprice \(number\)\ncolors\.0 \(string\)$/),
    ]);
  });

  it('returns what markup states if the model fails, and does not ask if nothing is missing', async () => {
    const failing = new ScriptedModels({ objects: [unavailable], repeats: true });
    const partly = extracting({ [A]: page('<h1>Rope</h1>') }, undefined, failing);
    expect(await partly.call()).toMatchObject({ fields: { name: 'Rope' } });
    const complete = page('<h1>Rope</h1><p>Price: 1</p><p>Colors: red</p>');
    await extracting({ [A]: complete }, undefined, failing).call();
    expect(failing.questions).toHaveLength(1);
  });

  it('ends when the caller leaves', async () => {
    await expect(extracting({ [A]: page('') }, AbortSignal.abort()).call()).rejects.toThrow(/abort/i);
  });
});
