import { ProviderFailure, VendorTargets } from '@capstan/kit';
import { ReadingThreads } from '@capstan/platform-jobs';
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
import { type BenchSupplies, type CallEnd, ProviderBench, failureOf, wordsOf } from './provider-bench.js';
import { mutated } from './mutated.js';
import { recordedAnswer, recordedPicture } from './recorded-answer.js';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };
const json = (value: unknown, status = 200): ScriptedAnswer => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(value),
});

/** Responses of a vendor, and their expected outcome classes. */
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
    'bytes that are not text',
    { headers: JSON_TYPE, body: new Uint8Array([0xff, 0xfe, 0x00]) },
    ['upstream_error'],
  ],
];

/** JSON responses without content: they must not cause a result. */
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
let supplies: BenchSupplies;
let api: ApiDocument;
const benches = new Map<ProviderEntry, ProviderBench>();

beforeAll(async () => {
  database = await createDatabase();
  supplies = { databaseUrl: database.url, threads: new ReadingThreads() };
  const app = await startApp({ databaseUrl: database.url });
  api = new ApiDocument((await app.call('/v1/openapi.json', { key: null })).body);
  await app.close();
});
afterAll(async () => {
  for (const bench of benches.values()) await bench.close();
  await supplies.threads.onApplicationShutdown();
  await database.drop();
});

/** Expects that no key is in the message of an error, and that the class is an expected one. */
function expectFailure(end: CallEnd, outcomes: readonly string[]): ProviderFailure {
  const failure = failureOf(end);
  expect(failure).toBeInstanceOf(ProviderFailure);
  expect(outcomes).toContain((failure as ProviderFailure).outcome);
  expect(wordsOf(failure)).not.toContain(SECRET);
  return failure as ProviderFailure;
}

const faultsOf = (result: object, { capability }: ProviderEntry): string[] =>
  // As in JSON: undefined fields are dropped.
  api.faults(pointerTo('components', 'schemas', capability.result.name), JSON.parse(JSON.stringify(result)));

/** URLs in a result, at any depth. */
function addressesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries<Json>(value).flatMap(([name, field]) =>
    /^(.*_)?url$/.test(name) && typeof field === 'string' ? [field] : addressesIn(field),
  );
}

/** Violations in the outcome of a call: an undocumented result, or a failure with a secret. */
function wrongWith(end: CallEnd, entry: ProviderEntry): string[] {
  if ('error' in end) return wordsOf(failureOf(end)).includes(SECRET) ? ['it contains a secret'] : [];
  const unsafe = addressesIn(end.result).filter((url) => !/^(https?|file):/.test(url));
  return [...faultsOf(end.result, entry), ...unsafe.map((url) => `address ${url}`)];
}

/** Behavior of a provider without its variables: optional ones must not be sent in any form. */
async function stateOf(bare: ProviderBench, entry: ProviderEntry): Promise<string> {
  if (!bare.provider.isConfigured()) return 'skipped';
  let state = 'understands none of the recorded answers';
  for (const { answer } of await Promise.all(fixturesOf(entry).map(recordedAnswer))) {
    const end = await bare.call(() => answer);
    const { requests } = bare.outbound;
    // A missing key must neither be invented nor sent as an empty value.
    const sendsNothing = requests.some(({ headers = {} }) => Object.values(headers).includes(''));
    if (sendsNothing || /undefined|fake-secret/.test(JSON.stringify(requests))) return 'sends what it lacks';
    if ('result' in end && entry.capability.accept(end.result, {}) === 'ok') state = 'at work';
  }
  return state;
}

/** The bench of a provider, which all its groups of tests share. */
function benchOf(entry: ProviderEntry): () => ProviderBench {
  beforeAll(async () => {
    if (benches.has(entry)) return;
    benches.set(entry, await ProviderBench.open(entry, supplies, fullEnvironment(entry)));
  });
  return () => benches.get(entry) as ProviderBench;
}

const named = (some: readonly ProviderEntry[]): [string, ProviderEntry][] =>
  some.map((entry) => [entry.name, entry]);

describe.each(named(providers))('provider %s', (_name, entry) => {
  const bench = benchOf(entry);

  it('is configured with its variables, and without them either skipped or working', async () => {
    expect(bench().provider.isConfigured()).toBe(true);
    const needsSome = Object.keys(fullEnvironment(entry)).length > 0;
    const bare = await ProviderBench.open(entry, supplies, {});
    const state = needsSome ? await stateOf(bare, entry) : bare.provider.isConfigured();
    await bare.close();
    expect(needsSome ? ['skipped', 'at work'] : [true]).toContain(state);
  });

  it('does nothing for an aborted call', async () => {
    expectFailure(await bench().call(() => json({}), AbortSignal.abort()), ['timeout']);
  });
});

describe.each(named(providers.filter(({ callsOut }) => callsOut)))('upstream of %s', (_name, entry) => {
  const bench = benchOf(entry);

  it('never responds: aborted as soon as the caller aborts', async () => {
    expectFailure(await bench().callAndAbort(), ['timeout']);
    expect(bench().outbound.requests.every(({ signal }) => signal?.aborted)).toBe(true);
  });

  it.each(Object.entries(CONNECTION))('is unreadable: %s', async (code, outcomes) => {
    const end = await bench().call(() => new OutboundError(code as OutboundErrorCode, 'no answer'));
    expectFailure(end, outcomes);
  });
});

describe.each(named(providers.filter(({ callsOut }) => !callsOut)))(
  '%s, which sends no requests',
  (_name, entry) => {
    const bench = benchOf(entry);

    it('sends no requests', async () => {
      await bench().call(() => json({}));
      expect(bench().outbound.requests).toEqual([]);
    });
  },
);

describe.each(named(providers.filter(({ isVendor }) => isVendor)))('vendor of %s', (_name, entry) => {
  const bench = benchOf(entry);

  it.each(FAULTS)('responds with %s', async (_what, answer, outcomes) => {
    expectFailure(await bench().call(() => answer), outcomes);
  });

  it('states a retry time, which is passed on', async () => {
    const answer = { status: 429, headers: { ...HTML, 'retry-after': '7' } };
    const failure = expectFailure(await bench().call(() => answer), ['rate_limited', 'quota_exhausted']);
    expect(failure.retryAfterSeconds).toBe(7);
  });

  it.each(NONSENSE.map((value) => [JSON.stringify(value), value]))(
    'responds 200 with %s',
    async (_, value) => {
      const end = await bench().call(() => json(value));
      const verdict = 'result' in end ? entry.capability.accept(end.result, {}) : failureOf(end).name;
      expect(verdict).toMatch(/^(empty|ProviderFailure)$/);
    },
  );

  it('recorded responses are a documented result or an outcome class', async () => {
    const recorded = await Promise.all(fixturesOf(entry).map(recordedAnswer));
    expect(recorded.length).toBeGreaterThan(0);
    for (const { file, answer } of recorded) {
      expect(wrongWith(await bench().call(() => answer), entry), file).toEqual([]);
    }
  });

  it('recorded responses with unexpected values are handled safely', async () => {
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

const targetProviders = providers.filter(
  ({ isVendor, capability }) => isVendor && capability.services?.includes(VendorTargets),
);

describe.each(named(targetProviders))('vendor of %s, for pages', (_name, entry) => {
  const bench = benchOf(entry);

  it('is not called for a page that robots.txt disallows', async () => {
    bench().outbound.robotsAllow = false;
    const failure = expectFailure(await bench().call(() => json({})), ['blocked']);
    bench().outbound.robotsAllow = true;
    expect([failure.isFinal, bench().outbound.requests]).toEqual([true, []]);
  });
});

describe.each(named(providers.filter((entry) => picturesOf(entry).length > 0)))(
  'images of %s',
  (_name, entry) => {
    const bench = benchOf(entry);

    it('are documented results', async () => {
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
      'responds with %s: not a fault of the provider',
      async (_what, answer) => {
        const end = await bench().call(() => answer);
        expectFailure(end, ['blocked', 'upstream_error', 'timeout', 'rate_limited']);
      },
    );
  },
);

it('a provider that crashes, leaks or invents data fails these tests', () => {
  expect(() => failureOf({ error: new TypeError('cannot read properties of undefined') })).toThrow(TypeError);
  expect(() => failureOf({ result: {} })).toThrow(/succeeded/);
  const leaking = new ProviderFailure('upstream_error', 'refused', { cause: new Error(`key ${SECRET}-X`) });
  const [entry] = providers as [ProviderEntry];
  expect(wrongWith({ error: leaking }, entry)).toEqual(['it contains a secret']);
  expect(wrongWith({ result: { results: 'none' } }, entry)).not.toEqual([]);
  expect(wrongWith({ result: { results: [{ url: 'javascript:x' }] } }, entry)).toContain(
    'address javascript:x',
  );
});
