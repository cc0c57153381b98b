import {
  type CallContext,
  type Capability,
  type CapabilityFinisher,
  type CapabilityProvider,
  ProviderFailure,
  InvalidRequestError,
} from '@capstan/capability-kit';
import type { Type } from '@nestjs/common';
import { describe, expect, it, vi } from 'vitest';
import type { RegisteredCapability } from '../registry/registered-capability.js';
import { CircuitBreakers } from './circuit-breakers.js';
import { ProviderAttempts } from './provider-attempts.js';
import { ProviderOrder } from './provider-order.js';
import { ProviderStatistics } from './provider-statistics.js';
import { Waterfall } from './waterfall.js';
import { WaterfallFailure } from './waterfall-failure.js';

interface Answer {
  text: string;
}
type Behaviour = (context: CallContext) => Answer | Promise<Answer>;

const fail = (outcome: ProviderFailure['outcome'], retryAfterSeconds?: number): never => {
  throw new ProviderFailure(
    outcome,
    `it was ${outcome}`,
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
};
const ok: Behaviour = () => ({ text: 'found' });
const empty: Behaviour = () => ({ text: '' });
const silent: Behaviour = () => new Promise(() => undefined);

function capability(
  behaviours: Record<string, Behaviour>,
  options: {
    deadlineMs?: number;
    finisher?: CapabilityFinisher['finish'];
    configured?: string[];
    unsupported?: string[];
    mayServe?: (name: string) => boolean;
    merged?: string[];
    patienceMs?: number;
    policy?: Partial<RegisteredCapability['policy']>;
  } = {},
): RegisteredCapability {
  const types = Object.fromEntries(Object.keys(behaviours).map((name) => [name, class {}]));
  const { merged, finisher, mayServe } = options;
  return {
    definition: {
      name: 'test',
      deadlineMs: () => options.deadlineMs ?? 2000,
      accept: (result: Answer) => (result.text === '' ? 'empty' : 'ok'),
      ...(mayServe
        ? {
            mayServe: (type: unknown) =>
              Object.keys(types).some((name) => types[name] === type && mayServe(name)),
          }
        : {}),
      ...(merged
        ? {
            merge: {
              providers: () => merged.map((name) => types[name]),
              combine: (results: { provider: string; result: Answer }[]) => ({
                text: results.map(({ provider, result }) => `${provider}=${result.text}`).join(' '),
              }),
              patienceMs: options.patienceMs ?? 1000,
            },
          }
        : {}),
    } as unknown as Capability,
    credits: 1,
    policy: { isOrderAdaptive: false, hedges: false, cacheSeconds: 0, ...options.policy },
    finisher: finisher && { finish: finisher },
    providers: Object.entries(behaviours).map(([name, behaviour]) => ({
      id: `test:${name}`,
      info: { name, title: name },
      type: types[name] as unknown as Type<CapabilityProvider>,
      provider: {
        isConfigured: () => options.configured?.includes(name) ?? true,
        supports: () => !(options.unsupported?.includes(name) ?? false),
        call: async (_params: object, context: CallContext) => behaviour(context),
      },
    })),
  };
}

function createWaterfall(breakers = new CircuitBreakers(), statistics = new ProviderStatistics()): Waterfall {
  const order = new ProviderOrder(statistics);
  return new Waterfall(breakers, statistics, order, new ProviderAttempts(breakers, statistics));
}

const run = (
  subject: RegisteredCapability,
  waterfall = createWaterfall(),
  signal = new AbortController().signal,
) => waterfall.run(subject, {}, { requestId: 'req', signal });

/** What comes of it when time passes in no time: however busy the machine is, nothing comes too late. */
async function inFakeTime<T>(begin: () => Promise<T>): Promise<T> {
  vi.useFakeTimers();
  try {
    const [outcome] = await Promise.all([begin(), vi.runAllTimersAsync()]);
    return outcome;
  } finally {
    vi.useRealTimers();
  }
}

const failureOf = async (promise: Promise<unknown>): Promise<WaterfallFailure> => {
  const thrown: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof WaterfallFailure)) throw new Error('the waterfall did not fail', { cause: thrown });
  return thrown;
};

describe('Waterfall', () => {
  it('stops at the first result that counts', async () => {
    const result = await run(capability({ a: ok, b: () => fail('upstream_error') }));
    expect(result).toMatchObject({ outcome: 'ok', provider: 'a', result: { text: 'found' } });
    expect(result.attempts.map(({ provider }) => provider)).toEqual(['a']);
  });

  it('goes on after every failure but invalid_input, and after empty', async () => {
    const result = await run(
      capability({
        a: () => fail('rate_limited'),
        b: () => fail('quota_exhausted'),
        c: () => fail('misconfigured'),
        d: () => fail('blocked'),
        e: () => fail('upstream_error'),
        f: () => fail('timeout'),
        g: empty,
        h: ok,
      }),
    );
    expect(result.provider).toBe('h');
    expect(result.attempts.map(({ outcome }) => outcome)).toEqual([
      'rate_limited',
      'quota_exhausted',
      'misconfigured',
      'blocked',
      'upstream_error',
      'timeout',
      'empty',
      'ok',
    ]);
  });

  it('invalid_input ends it, as does an error made for the caller', async () => {
    const first = await failureOf(run(capability({ a: () => fail('invalid_input'), b: ok })));
    expect(first.error).toMatchObject({ status: 400, slug: 'invalid-request' });
    const second = await failureOf(
      run(
        capability({
          a: () => {
            throw new InvalidRequestError([{ path: 'url', message: 'is odd' }]);
          },
          b: ok,
        }),
      ),
    );
    expect(second.error.faults).toEqual([{ path: 'url', message: 'is odd' }]);
    expect(second.attempts).toMatchObject([{ provider: 'a', outcome: 'invalid_input' }]);
  });

  it('an empty result beats failures: nothing found is an answer', async () => {
    const result = await run(capability({ a: empty, b: () => fail('upstream_error') }));
    expect(result).toMatchObject({ outcome: 'empty', provider: 'a', result: { text: '' } });
  });

  it('without a configured provider it says 503', async () => {
    const { error, attempts } = await failureOf(run(capability({ a: ok }, { configured: [] })));
    expect(error).toMatchObject({ status: 503, slug: 'capability-unavailable' });
    expect(attempts).toEqual([]);
  });

  it('names the shortest wait when all failed', async () => {
    const { error } = await failureOf(
      run(capability({ a: () => fail('rate_limited', 60), b: () => fail('rate_limited', 7) })),
    );
    expect(error).toMatchObject({ status: 502, slug: 'providers-failed', retryAfterSeconds: 7 });
  });

  it('slices the deadline: a provider that hangs leaves time for the next', async () => {
    const result = await inFakeTime(() => run(capability({ a: silent, b: ok })));
    expect(result).toMatchObject({
      provider: 'b',
      attempts: [{ provider: 'a', outcome: 'timeout' }, { outcome: 'ok' }],
    });
  });

  it('aborts the signal of an attempt whose slice ended', async () => {
    let seen: AbortSignal | undefined;
    const subject = capability(
      {
        a: (context) => {
          seen = context.signal;
          return new Promise(() => undefined);
        },
      },
      { deadlineMs: 100 },
    );
    const { error } = await failureOf(run(subject));
    expect(error).toMatchObject({ status: 504, slug: 'deadline-exceeded' });
    expect(seen?.aborted).toBe(true);
  });

  it('says 504 for its deadline, also when clocks are stepped back', async () => {
    const pending = failureOf(run(capability({ a: silent }, { deadlineMs: 50 })));
    const stepped = Date.now() - 3_600_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(stepped);
    const { error } = await pending;
    clock.mockRestore();
    expect(error).toMatchObject({ status: 504, slug: 'deadline-exceeded' });
    expect(error.message).toContain('50 ms');
  });

  it('a caller who hangs up ends it without blaming the provider', async () => {
    const breakers = new CircuitBreakers();
    const hangUp = new AbortController();
    const pending = failureOf(
      run(capability({ a: silent, b: ok }), createWaterfall(breakers), hangUp.signal),
    );
    hangUp.abort();
    const { error, attempts } = await pending;
    expect(error.slug).toBe('client-closed');
    expect(attempts).toHaveLength(1);
    expect(breakers.of('test:a').view().consecutiveFailures).toBe(0);
  });

  it('leaves an open provider out, and tries the longest rested when all are open', async () => {
    const breakers = new CircuitBreakers();
    const waterfall = createWaterfall(breakers);
    const subject = capability({ a: () => fail('rate_limited'), b: () => fail('rate_limited') });
    await failureOf(run(subject, waterfall));
    const again = await failureOf(run(subject, waterfall));
    expect(again.attempts.map(({ provider }) => provider)).toEqual(['a']);
    breakers.of('test:b').succeeded(breakers.of('test:b').enter());
    expect((await failureOf(run(subject, waterfall))).attempts.map(({ provider }) => provider)).toEqual([
      'b',
    ]);
  });

  it('a failing target never opens the breaker of a provider that only reports it', async () => {
    const breakers = new CircuitBreakers();
    const subject = capability({ a: () => fail('upstream_error') });
    Object.assign(subject.providers[0]?.info ?? {}, { failuresAreTargets: true });
    for (let count = 0; count < 5; count += 1) await failureOf(run(subject, createWaterfall(breakers)));
    expect(breakers.of('test:a').state).toBe('closed');
  });

  it('finishes the accepted result, says the mode applied, and fails with a finisher that throws', async () => {
    const finisher = async (result: object) => ({ result: { ...result, more: true }, mode: 'extra' });
    expect(await run(capability({ a: ok }, { finisher }))).toMatchObject({
      result: { text: 'found', more: true },
      mode: 'extra',
      provider: 'a',
    });
    const broken = (): never => {
      throw new Error('no');
    };
    const { error, attempts } = await failureOf(run(capability({ a: ok }, { finisher: broken })));
    expect(error.slug).toBe('providers-failed');
    expect(attempts).toMatchObject([{ outcome: 'ok' }]);
  });

  it('a finisher that throws fails for its own reason, whatever a provider failed at before', async () => {
    const broken = (): never => {
      throw new Error('no');
    };
    const subject = capability({ a: () => fail('blocked'), b: ok }, { finisher: broken });
    const { error, attempts } = await failureOf(run(subject));
    expect(error).toMatchObject({ status: 502, slug: 'providers-failed' });
    expect(attempts).toMatchObject([{ outcome: 'blocked' }, { outcome: 'ok' }]);
  });

  it('a pace of our own opens no breaker: whoever has more time may still wait for its turn', async () => {
    const breakers = new CircuitBreakers();
    const paced = (): never => {
      throw new ProviderFailure('rate_limited', 'too early', { retryAfterSeconds: 9, isUnasked: true });
    };
    const { error } = await failureOf(run(capability({ a: paced }), createWaterfall(breakers)));
    expect(error).toMatchObject({ slug: 'providers-failed', retryAfterSeconds: 9 });
    expect(breakers.of('test:a').state).toBe('closed');
  });

  it('a dead page that a provider tells of opens no breaker, its own failures do', async () => {
    const breakers = new CircuitBreakers();
    const failing = (isTarget: boolean) => (): never => {
      throw new ProviderFailure('upstream_error', 'no answer', { isTarget });
    };
    const subject = capability({ a: failing(true), b: failing(false) });
    const waterfall = createWaterfall(breakers);
    for (let call = 0; call < 5; call += 1) await failureOf(run(subject, waterfall));
    expect(breakers.of('test:a').state).toBe('closed');
    expect(breakers.of('test:b').state).toBe('open');
  });

  it('takes a block with a wait for the fault of the provider, not of the content', async () => {
    const { error } = await failureOf(run(capability({ a: () => fail('blocked', 180) })));
    expect(error).toMatchObject({ status: 502, isRetriable: true, retryAfterSeconds: 180 });
    const both = capability({ a: () => fail('blocked'), b: () => fail('blocked', 180) });
    expect((await failureOf(run(both))).error.slug).toBe('content-blocked');
  });

  it('keeps its deadline while finishing', async () => {
    const finisher = () => new Promise<never>(() => undefined);
    const { error } = await failureOf(run(capability({ a: ok }, { finisher, deadlineMs: 80 })));
    expect(error.slug).toBe('deadline-exceeded');
  });

  it('leaves out who cannot serve the parameters, and says 503 when nobody can', async () => {
    const some = await run(capability({ a: ok, b: ok }, { unsupported: ['a'] }));
    expect(some.attempts.map(({ provider }) => provider)).toEqual(['b']);
    const others = await run(capability({ a: ok, b: ok }, { mayServe: (name) => name === 'b' }));
    expect(others.attempts.map(({ provider }) => provider)).toEqual(['b']);
    const { error } = await failureOf(run(capability({ a: ok }, { unsupported: ['a'] })));
    expect(error).toMatchObject({ status: 503, slug: 'capability-unavailable' });
    expect(error.message).toContain('serves these parameters');
  });

  it('a final failure ends it: nobody else would do better, or may try', async () => {
    const final = (): never => {
      throw new ProviderFailure('blocked', 'robots.txt forbids it', { isFinal: true });
    };
    const { error, attempts } = await failureOf(run(capability({ a: final, b: ok })));
    expect(error).toMatchObject({ status: 422, slug: 'content-blocked' });
    expect(attempts).toMatchObject([{ provider: 'a', outcome: 'blocked' }]);
  });
});

describe('Waterfall, merging', () => {
  const later =
    (text: string, gate: Promise<unknown>): Behaviour =>
    async () => {
      await gate;
      return { text };
    };

  it('asks the group at once and makes one result of theirs', async () => {
    const begun: string[] = [];
    let open = (): void => undefined;
    const all = new Promise<void>((resolve) => (open = resolve));
    const member =
      (name: string): Behaviour =>
      async () => {
        begun.push(name);
        if (begun.length === 2) open();
        await all;
        return { text: name };
      };
    const result = await run(capability({ a: member('a'), b: ok, c: member('c') }, { merged: ['a', 'c'] }));
    expect(result).toMatchObject({ provider: 'merged', result: { text: 'a=a c=c' } });
    expect(result.attempts.map(({ provider }) => provider)).toEqual(['a', 'c']);
  });

  it('names the one that found something alone, and goes on when none did', async () => {
    const alone = await run(
      capability({ a: empty, b: ok, c: () => fail('upstream_error') }, { merged: ['a', 'b', 'c'] }),
    );
    expect(alone).toMatchObject({ provider: 'b', result: { text: 'found' } });
    const beyond = await run(
      capability({ a: empty, b: () => fail('timeout'), c: ok }, { merged: ['a', 'b'] }),
    );
    expect(beyond.provider).toBe('c');
  });

  it('does not wait for the slow once its patience ends', async () => {
    const result = await run(
      capability({ a: ok, b: ok, c: silent }, { merged: ['a', 'b', 'c'], patienceMs: 20 }),
    );
    expect(result.result).toEqual({ text: 'a=found b=found' });
    expect(result.attempts).toMatchObject([{ outcome: 'ok' }, { outcome: 'ok' }, { outcome: 'cancelled' }]);
  });

  it('leaves members with open breakers out', async () => {
    const breakers = new CircuitBreakers();
    breakers.of('test:a').failed(breakers.of('test:a').enter(), 'quota_exhausted');
    const subject = capability(
      { a: ok, b: ok, c: later('c', Promise.resolve()) },
      { merged: ['a', 'b', 'c'] },
    );
    expect((await run(subject, createWaterfall(breakers))).result).toEqual({ text: 'b=found c=c' });
  });
});

describe('Waterfall, hedging', () => {
  /** A provider whose answers took `ms` so far. */
  const measured = (ms: Record<string, number>): ProviderStatistics => {
    const statistics = new ProviderStatistics();
    for (const [name, durationMs] of Object.entries(ms)) {
      for (let count = 0; count < 20; count += 1) statistics.record(`test:${name}`, 'ok', durationMs);
    }
    return statistics;
  };
  const hedges = { hedges: true };

  it('starts the next provider when one takes longer than it usually does, and cancels the slower', async () => {
    const breakers = new CircuitBreakers();
    let signal: AbortSignal | undefined;
    const slow: Behaviour = (context) => {
      signal = context.signal;
      return silent(context);
    };
    const subject = capability({ a: slow, b: ok, c: ok }, { policy: hedges });
    const result = await run(subject, createWaterfall(breakers, measured({ a: 5 })));
    expect(result.provider).toBe('b');
    expect(result.attempts).toMatchObject([
      { provider: 'a', outcome: 'cancelled' },
      { provider: 'b', outcome: 'ok' },
    ]);
    expect(signal?.aborted).toBe(true);
    expect(breakers.of('test:a').view()).toMatchObject({ state: 'closed', consecutiveFailures: 0 });
  });

  it('takes the first one when it is faster after all', async () => {
    let answer = (): void => undefined;
    const a: Behaviour = () => new Promise((resolve) => (answer = () => resolve({ text: 'late' })));
    const b: Behaviour = (context) => {
      answer();
      return silent(context);
    };
    const result = await run(
      capability({ a, b }, { policy: hedges }),
      createWaterfall(undefined, measured({ a: 5 })),
    );
    expect(result).toMatchObject({ provider: 'a', result: { text: 'late' } });
    expect(result.attempts).toMatchObject([{ outcome: 'ok' }, { outcome: 'cancelled' }]);
  });

  it('never has three under way, and goes on when both fail', async () => {
    const seen: string[] = [];
    const named =
      (name: string, behaviour: Behaviour): Behaviour =>
      (context) => {
        seen.push(name);
        return behaviour(context);
      };
    const subject = capability(
      { a: named('a', silent), b: named('b', silent), c: named('c', ok) },
      { policy: hedges },
    );
    const waterfall = createWaterfall(undefined, measured({ a: 5, b: 5 }));
    const result = await inFakeTime(() => run(subject, waterfall));
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(result).toMatchObject({
      provider: 'c',
      attempts: [{ outcome: 'timeout' }, {}, { outcome: 'ok' }],
    });
  });

  it('starts another at once when the one beside a slow provider fails', async () => {
    const subject = capability({ a: silent, b: () => fail('upstream_error'), c: ok }, { policy: hedges });
    const result = await run(subject, createWaterfall(undefined, measured({ a: 5 })));
    expect(result).toMatchObject({
      provider: 'c',
      attempts: [{ outcome: 'cancelled' }, { outcome: 'upstream_error' }, { outcome: 'ok' }],
    });
  });

  it('does not without the setting, nor while too little is measured', async () => {
    const off = capability({ a: silent, b: ok });
    const waterfall = createWaterfall(undefined, measured({ a: 1 }));
    expect((await inFakeTime(() => run(off, waterfall))).attempts[0]?.outcome).toBe('timeout');
    const unknown = capability({ a: silent, b: ok }, { policy: hedges });
    expect((await inFakeTime(() => run(unknown))).attempts[0]?.outcome).toBe('timeout');
  });
});
