import {
  type CallContext,
  type Capability,
  ProviderFailure,
  InvalidRequestError,
} from '@capstan/capability-kit';
import { describe, expect, it, vi } from 'vitest';
import type { RegisteredCapability } from '../registry/registered-capability.js';
import { CircuitBreakers } from './circuit-breakers.js';
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
  options: { deadlineMs?: number; finish?: Capability['finish']; configured?: string[] } = {},
): RegisteredCapability {
  return {
    definition: {
      name: 'test',
      deadlineMs: () => options.deadlineMs ?? 2000,
      accept: (result: Answer) => (result.text === '' ? 'empty' : 'ok'),
      ...(options.finish ? { finish: options.finish } : {}),
    } as unknown as Capability,
    credits: 1,
    providers: Object.entries(behaviours).map(([name, behaviour]) => ({
      id: `test:${name}`,
      info: { name, title: name },
      provider: {
        isConfigured: () => options.configured?.includes(name) ?? true,
        call: async (_params: object, context: CallContext) => behaviour(context),
      },
    })),
  };
}

const run = (
  subject: RegisteredCapability,
  waterfall = new Waterfall(new CircuitBreakers()),
  signal = new AbortController().signal,
) => waterfall.run(subject, {}, { requestId: 'req', signal });

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
    const result = await run(capability({ a: silent, b: ok }, { deadlineMs: 300 }));
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
    const pending = failureOf(run(capability({ a: silent, b: ok }), new Waterfall(breakers), hangUp.signal));
    hangUp.abort();
    const { error, attempts } = await pending;
    expect(error.slug).toBe('client-closed');
    expect(attempts).toHaveLength(1);
    expect(breakers.of('test:a').view().consecutiveFailures).toBe(0);
  });

  it('leaves an open provider out, and tries the longest rested when all are open', async () => {
    const breakers = new CircuitBreakers();
    const waterfall = new Waterfall(breakers);
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
    for (let count = 0; count < 5; count += 1) await failureOf(run(subject, new Waterfall(breakers)));
    expect(breakers.of('test:a').state).toBe('closed');
  });

  it('finishes the accepted result, and a finish that throws is a failed attempt', async () => {
    const finish = (result: object): object => ({ ...result, more: true });
    expect((await run(capability({ a: ok }, { finish }))).result).toEqual({ text: 'found', more: true });
    const broken = (): never => {
      throw new Error('no');
    };
    const { attempts } = await failureOf(run(capability({ a: ok }, { finish: broken })));
    expect(attempts).toMatchObject([{ outcome: 'upstream_error' }]);
  });
});
