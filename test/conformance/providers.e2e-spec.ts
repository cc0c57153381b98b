import { ProviderFailure, VendorTargets } from '@capstan/kit';
import { OutboundError, type OutboundErrorCode } from '@capstan/platform-outbound';
import type { ScriptedAnswer } from '@capstan/platform-testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../harness/app.js';
import { type TestDatabase, createDatabase } from '../harness/database.js';
import { ApiDocument, type Json, pointerTo } from './api-document.js';
import {
  type ProviderEntry,
  SECRET,
  fixturesOf,
  fullEnvironment,
  picturesOf,
  providers,
} from './catalog-entries.js';
import { type CallEnd, ProviderBench, failureOf, wordsOf } from './provider-bench.js';
import { mutated } from './mutated.js';
import { recordedAnswer, recordedPicture } from './recorded-answer.js';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };
const json = (value: unknown, status = 200): ScriptedAnswer => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(value),
});

/** What a vendor may do, and which classes of failure say so. */
const FAULTS: [string, ScriptedAnswer, string[]][] = [
  ['429', { status: 429, headers: JSON_TYPE, body: '{}' }, ['rate_limited', 'quota_exhausted']],
  ['401', json({ error: 'who are you' }, 401), ['misconfigured']],
  ['402', json({ error: 'pay first' }, 402), ['quota_exhausted']],
  ['403', json({ error: 'not you' }, 403), ['misconfigured', 'blocked']],
  ['500', { status: 500, headers: HTML, body: '<h1>Internal Server Error</h1>' }, ['upstream_error']],
  ['502', { status: 502 }, ['upstream_error']],
  ['503', json({ error: 'busy' }, 503), ['upstream_error']],
  ['504', { status: 504 }, ['timeout', 'upstream_error']],
  ['truncated JSON', { headers: JSON_TYPE, body: '{"results":[{"title":"Ti' }, ['upstream_error']],
  [
    'a web page',
    { headers: HTML, body: '<!doctype html><p>Maintenance' },
    ['upstream_error', 'misconfigured', 'blocked'],
  ],
  ['an empty answer', { headers: JSON_TYPE, body: '' }, ['upstream_error']],
  [
    'bytes that are no text',
    { headers: JSON_TYPE, body: new Uint8Array([0xff, 0xfe, 0x00]) },
    ['upstream_error'],
  ],
];

/** Answers in JSON that say nothing: no result may come of them. */
const NONSENSE: unknown[] = [
  null,
  [],
  {},
  42,
  'text',
  { error: 'Not enough credits' },
  { results: 'none' },
  { results: [null, 1, {}] },
];

const CONNECTION: Partial<Record<OutboundErrorCode, string[]>> = {
  timeout: ['timeout'],
  connect: ['upstream_error'],
  dns: ['upstream_error'],
  too_large: ['upstream_error', 'blocked'],
  malformed: ['upstream_error'],
};

let database: TestDatabase;
let api: ApiDocument;

beforeAll(async () => {
  database = await createDatabase();
  const app = await startApp({ databaseUrl: database.url });
  api = new ApiDocument((await app.call('/v1/openapi.json', { key: null })).body);
  await app.close();
});
afterAll(() => database.drop());

/** No key appears in what an error says, and the class is one of those expected. */
function expectFailure(end: CallEnd, outcomes: readonly string[]): ProviderFailure {
  const failure = failureOf(end);
  expect(failure).toBeInstanceOf(ProviderFailure);
  expect(outcomes).toContain((failure as ProviderFailure).outcome);
  expect(wordsOf(failure)).not.toContain(SECRET);
  return failure as ProviderFailure;
}

const faultsOf = (result: object, { capability }: ProviderEntry): string[] =>
  // As on the wire: fields that are undefined vanish.
  api.faults(pointerTo('components', 'schemas', capability.result.name), JSON.parse(JSON.stringify(result)));

/** Addresses in a result, at any depth. */
function addressesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries<Json>(value).flatMap(([name, field]) =>
    /^(.*_)?url$/.test(name) && typeof field === 'string' ? [field] : addressesIn(field),
  );
}

/** What is wrong with how a call ended, whichever way: an undocumented result, or a failure that tells a secret. */
function wrongWith(end: CallEnd, entry: ProviderEntry): string[] {
  if ('error' in end) return wordsOf(failureOf(end)).includes(SECRET) ? ['it tells a secret'] : [];
  const unsafe = addressesIn(end.result).filter((url) => !/^(https?|file):/.test(url));
  return [...faultsOf(end.result, entry), ...unsafe.map((url) => `address ${url}`)];
}

/** How a provider does without its variables: those it does not need must not be sent in any form. */
async function stateOf(bare: ProviderBench, entry: ProviderEntry): Promise<string> {
  if (!bare.provider.isConfigured()) return 'left out';
  let state = 'understands none of the recorded answers';
  for (const { answer } of await Promise.all(fixturesOf(entry).map(recordedAnswer))) {
    const end = await bare.call(() => answer);
    const { requests } = bare.outbound;
    // A key that is not there may neither be made up nor sent as nothing.
    const sendsNothing = requests.some(({ headers = {} }) => Object.values(headers).includes(''));
    if (sendsNothing || /undefined|fake-secret/.test(JSON.stringify(requests))) return 'sends what it lacks';
    if ('result' in end && entry.capability.accept(end.result, {}) === 'ok') state = 'at work';
  }
  return state;
}

/** A bench for the tests of a group. */
function benchOf(entry: ProviderEntry): () => ProviderBench {
  let bench: ProviderBench;
  beforeAll(async () => {
    bench = await ProviderBench.open(entry, database.url, fullEnvironment(entry));
  });
  afterAll(() => bench.close());
  return () => bench;
}

const named = (some: readonly ProviderEntry[]): [string, ProviderEntry][] =>
  some.map((entry) => [entry.name, entry]);

describe.each(named(providers))('provider %s', (_name, entry) => {
  const bench = benchOf(entry);

  it('is configured with its variables, and without them either left out or at work', async () => {
    expect(bench().provider.isConfigured()).toBe(true);
    const needsSome = Object.keys(fullEnvironment(entry)).length > 0;
    const bare = await ProviderBench.open(entry, database.url, {});
    const state = needsSome ? await stateOf(bare, entry) : bare.provider.isConfigured();
    await bare.close();
    expect(needsSome ? ['left out', 'at work'] : [true]).toContain(state);
  });

  it('does nothing for a caller who is gone already', async () => {
    expectFailure(await bench().call(() => json({}), AbortSignal.abort()), ['timeout']);
  });
});

describe.each(named(providers.filter(({ callsOut }) => callsOut)))('upstream of %s', (_name, entry) => {
  const bench = benchOf(entry);

  it('is silent: given up as soon as the caller gives up', async () => {
    expectFailure(await bench().callAndGiveUp(), ['timeout']);
    expect(bench().outbound.requests.every(({ signal }) => signal?.aborted)).toBe(true);
  });

  it.each(Object.entries(CONNECTION))('cannot be read: %s', async (code, outcomes) => {
    const end = await bench().call(() => new OutboundError(code as OutboundErrorCode, 'no answer'));
    expectFailure(end, outcomes);
  });
});

describe.each(named(providers.filter(({ callsOut }) => !callsOut)))(
  '%s, which calls nobody',
  (_name, entry) => {
    const bench = benchOf(entry);

    it('keeps to that', async () => {
      await bench().call(() => json({}));
      expect(bench().outbound.requests).toEqual([]);
    });
  },
);

describe.each(named(providers.filter(({ isVendor }) => isVendor)))('vendor of %s', (_name, entry) => {
  const bench = benchOf(entry);

  it.each(FAULTS)('answers %s', async (_what, answer, outcomes) => {
    expectFailure(await bench().call(() => answer), outcomes);
  });

  it('states a wait, which is handed on', async () => {
    const answer = { status: 429, headers: { ...HTML, 'retry-after': '7' } };
    const failure = expectFailure(await bench().call(() => answer), ['rate_limited', 'quota_exhausted']);
    expect(failure.retryAfterSeconds).toBe(7);
  });

  it.each(NONSENSE.map((value) => [JSON.stringify(value), value]))(
    'answers 200 with %s',
    async (_, value) => {
      const end = await bench().call(() => json(value));
      const verdict = 'result' in end ? entry.capability.accept(end.result, {}) : failureOf(end).name;
      expect(verdict).toMatch(/^(empty|ProviderFailure)$/);
    },
  );

  it('is understood: every recorded answer is a documented result or a class of failure', async () => {
    const recorded = await Promise.all(fixturesOf(entry).map(recordedAnswer));
    expect(recorded.length).toBeGreaterThan(0);
    for (const { file, answer } of recorded) {
      expect(wrongWith(await bench().call(() => answer), entry), file).toEqual([]);
    }
  });

  it('is not trusted: recorded answers with strange things in them', async () => {
    const recorded = await Promise.all(fixturesOf(entry).map(recordedAnswer));
    const strange = fc
      .constantFrom(...recorded)
      .chain((one) => mutated(one.value).map((value) => one.answerWith(value)));
    await fc.assert(
      fc.asyncProperty(strange, async (answer) => {
        expect(wrongWith(await bench().call(() => answer), entry)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

const toldOfTargets = providers.filter(
  ({ isVendor, capability }) => isVendor && capability.services?.includes(VendorTargets),
);

describe.each(named(toldOfTargets))('vendor of %s, told of pages', (_name, entry) => {
  const bench = benchOf(entry);

  it('is not asked for a page that robots.txt forbids', async () => {
    bench().outbound.robotsAllow = false;
    const failure = expectFailure(await bench().call(() => json({})), ['blocked']);
    expect([failure.isFinal, bench().outbound.requests]).toEqual([true, []]);
  });
});

describe.each(named(providers.filter((entry) => picturesOf(entry).length > 0)))(
  'pictures of %s',
  (_name, entry) => {
    const bench = benchOf(entry);

    it('are documented results as their callers get them', async () => {
      for (const { file, answer } of await Promise.all(picturesOf(entry).map(recordedPicture))) {
        const end = await bench().call(() => answer);
        expect(wrongWith(end, entry), file).toEqual([]);
        expect('result' in end && entry.capability.accept(end.result, {}), file).toBe('ok');
      }
    });
  },
);

describe.each(named(providers.filter(({ info }) => info.failuresAreTargets)))(
  'target of %s',
  (_name, entry) => {
    const bench = benchOf(entry);

    it.each(FAULTS.filter(([what]) => /^[45]/.test(what)))(
      'answers %s: no fault of ours',
      async (_what, answer) => {
        const end = await bench().call(() => answer);
        expectFailure(end, ['blocked', 'upstream_error', 'timeout', 'rate_limited']);
      },
    );
  },
);

it('sees what it should: a provider that crashes, leaks or invents fails these tests', () => {
  expect(() => failureOf({ error: new TypeError('cannot read properties of undefined') })).toThrow(TypeError);
  expect(() => failureOf({ result: {} })).toThrow(/succeeded/);
  const leaking = new ProviderFailure('upstream_error', 'refused', { cause: new Error(`key ${SECRET}-X`) });
  const [entry] = providers as [ProviderEntry];
  expect(wrongWith({ error: leaking }, entry)).toEqual(['it tells a secret']);
  expect(wrongWith({ result: { results: 'none' } }, entry)).not.toEqual([]);
  expect(wrongWith({ result: { results: [{ url: 'javascript:x' }] } }, entry)).toContain(
    'address javascript:x',
  );
});
