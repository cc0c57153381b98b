import { InvalidRequestError, type JobContext, ProviderFailure } from '@capstan/kit';
import { describe, expect, it, vi } from 'vitest';
import {
  type Behavior,
  capability,
  createWaterfall,
  empty,
  fail,
  failureOf,
  inFakeTime,
  ok,
  run,
  silent,
} from '../fixtures/scripted-waterfall.js';
import { CircuitBreakers } from './circuit-breaker.js';
import type { AttemptClock } from './waterfall-run.js';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('Waterfall', () => {
  it('stops at the first non-empty result', async () => {
    const result = await run(capability({ a: ok, b: () => fail('upstream_error') }));
    expect(result).toMatchObject({ outcome: 'ok', provider: 'a', result: { text: 'found' } });
    expect(result.attempts.map(({ provider }) => provider)).toEqual(['a']);
  });

  it('continues after every failure but invalid_input, and after empty results', async () => {
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

  it('calls the next provider after a failure with an error for the caller, which is thrown if none has a result', async () => {
    const callerError = new InvalidRequestError([{ path: 'file', message: 'cannot be read' }]);
    const unreadable = () => {
      throw new ProviderFailure('upstream_error', 'it could not be read', { isTarget: true, callerError });
    };
    expect(await run(capability({ a: unreadable, b: ok }))).toMatchObject({ provider: 'b' });
    const failure = await failureOf(run(capability({ a: unreadable, b: () => fail('upstream_error') })));
    expect(failure.error).toBe(callerError);
    expect(failure.attempts.map(({ outcome }) => outcome)).toEqual(['upstream_error', 'upstream_error']);
  });

  it('does not count the time that an attempt of a job waits for others', async () => {
    let clock: AttemptClock | undefined;
    const job = {
      contextFor: (_provider: string, its: AttemptClock) => {
        clock = its;
        return {} as JobContext;
      },
    };
    const patient: Behavior = async () => {
      const resume = clock?.pause();
      await sleep(60_000);
      resume?.();
      await sleep(1_900);
      return { text: 'found' };
    };
    const subject = capability({ a: patient }, { deadlineMs: 2_000 });
    const call = { requestId: 'req', signal: new AbortController().signal, job };
    const result = await inFakeTime(() => createWaterfall().run(subject, {}, call));
    expect(result).toMatchObject({ outcome: 'ok', provider: 'a' });
  });

  it('stops at invalid_input and at errors made for the client', async () => {
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

  it('prefers an empty result to failures', async () => {
    const result = await run(capability({ a: empty, b: () => fail('upstream_error') }));
    expect(result).toMatchObject({ outcome: 'empty', provider: 'a', result: { text: '' } });
  });

  it('returns 503 without a configured provider', async () => {
    const { error, attempts } = await failureOf(run(capability({ a: ok }, { configured: [] })));
    expect(error).toMatchObject({ status: 503, slug: 'capability-unavailable' });
    expect(attempts).toEqual([]);
  });

  it('states the shortest wait when all failed', async () => {
    const { error } = await failureOf(
      run(capability({ a: () => fail('rate_limited', 60), b: () => fail('rate_limited', 7) })),
    );
    expect(error).toMatchObject({ status: 502, slug: 'providers-failed', retryAfterSeconds: 7 });
  });

  it('slices the deadline: a hanging provider leaves time for the next', async () => {
    const result = await inFakeTime(() => run(capability({ a: silent, b: ok })));
    expect(result).toMatchObject({
      provider: 'b',
      attempts: [{ provider: 'a', outcome: 'timeout' }, { outcome: 'ok' }],
    });
  });

  it('reserves no time for a provider that cannot be called', async () => {
    const breakers = new CircuitBreakers();
    breakers.of('test:b').failed(breakers.of('test:b').enter(), 'quota_exhausted');
    let given = 0;
    const first: Behavior = ({ timeoutMs }) => {
      given = timeoutMs;
      return { text: 'found' };
    };
    await run(capability({ a: first, b: ok }, { deadlineMs: 60_000 }), createWaterfall(breakers));
    expect(given).toBeGreaterThan(0.6 * 60_000);
  });

  it('aborts the signal of an attempt whose time slice ended', async () => {
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

  it('returns 504 after the deadline, even if the clock is set back', async () => {
    const pending = failureOf(run(capability({ a: silent }, { deadlineMs: 50 })));
    const stepped = Date.now() - 3_600_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(stepped);
    const { error } = await pending;
    clock.mockRestore();
    expect(error).toMatchObject({ status: 504, slug: 'deadline-exceeded' });
    expect(error.message).toContain('50 ms');
  });

  it('stops when the client disconnects, without blaming the provider', async () => {
    const breakers = new CircuitBreakers();
    const disconnected = new AbortController();
    const pending = failureOf(
      run(capability({ a: silent, b: ok }), createWaterfall(breakers), disconnected.signal),
    );
    disconnected.abort();
    const { error, attempts } = await pending;
    expect(error.slug).toBe('client-closed');
    expect(attempts).toHaveLength(1);
    expect(breakers.of('test:a').view().consecutiveFailures).toBe(0);
  });

  it('skips a provider with an open breaker, and tries the least recently failed when all are open', async () => {
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

  it('does not open the breaker of a provider that reports a failing target', async () => {
    const breakers = new CircuitBreakers();
    const subject = capability({ a: () => fail('upstream_error') });
    Object.assign(subject.providers[0]?.info ?? {}, { failuresAreTargets: true });
    for (let count = 0; count < 5; count += 1) await failureOf(run(subject, createWaterfall(breakers)));
    expect(breakers.of('test:a').state).toBe('closed');
  });

  it('finishes the accepted result, states the mode applied, and fails with a finisher that throws', async () => {
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

  it('fails with the error of the finisher, whatever failed before', async () => {
    const broken = (): never => {
      throw new Error('no');
    };
    const subject = capability({ a: () => fail('blocked'), b: ok }, { finisher: broken });
    const { error, attempts } = await failureOf(run(subject));
    expect(error).toMatchObject({ status: 502, slug: 'providers-failed' });
    expect(attempts).toMatchObject([{ outcome: 'blocked' }, { outcome: 'ok' }]);
  });

  it('does not open a breaker for our own rate limit: a call with more time may still wait its turn', async () => {
    const breakers = new CircuitBreakers();
    const paced = (): never => {
      throw new ProviderFailure('rate_limited', 'too early', { retryAfterSeconds: 9, wasNotSent: true });
    };
    const { error } = await failureOf(run(capability({ a: paced }), createWaterfall(breakers)));
    expect(error).toMatchObject({ slug: 'providers-failed', retryAfterSeconds: 9 });
    expect(breakers.of('test:a').state).toBe('closed');
  });

  it('opens no breaker for a dead page that a provider reports, but for its own failures', async () => {
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

  it('says why it failed if that is about what was asked for, and never what a provider says about itself', async () => {
    const failing = (detail: string, isTarget: boolean) => (): never => {
      throw new ProviderFailure('upstream_error', detail, { isTarget });
    };
    const subject = capability({
      a: failing('the plan of the operator has ended', false),
      b: failing('the name of the site does not resolve', true),
    });
    const { error, attempts } = await failureOf(run(subject));
    expect(error.message).toBe(
      'No provider of test returned a usable answer: the name of the site does not resolve. Nothing was charged.',
    );
    expect(attempts.map(({ detail }) => detail)).toEqual([
      undefined,
      'the name of the site does not resolve',
    ]);
  });

  it('says so without personal data if they are redacted', async () => {
    const failing = (): never => {
      throw new ProviderFailure('upstream_error', 'ada@example.org does not answer', { isTarget: true });
    };
    const telemetry = { logLevel: 'silent', redactsPersonalData: true } as const;
    const waterfall = createWaterfall(undefined, undefined, telemetry);
    const { attempts } = await failureOf(run(capability({ a: failing }), waterfall));
    expect(attempts[0]?.detail).toBe('[email] does not answer');
  });

  it('treats a block with a wait as a failure of the provider, not of the content', async () => {
    const { error } = await failureOf(run(capability({ a: () => fail('blocked', 180) })));
    expect(error).toMatchObject({ status: 502, isRetriable: true, retryAfterSeconds: 180 });
    const both = capability({ a: () => fail('blocked'), b: () => fail('blocked', 180) });
    expect((await failureOf(run(both))).error.slug).toBe('content-blocked');
  });

  it('enforces its deadline while finishing', async () => {
    const finisher = () => new Promise<never>(() => undefined);
    const { error } = await failureOf(run(capability({ a: ok }, { finisher, deadlineMs: 80 })));
    expect(error.slug).toBe('deadline-exceeded');
  });

  it('skips providers that do not support the parameters, and returns 503 when none does', async () => {
    const some = await run(capability({ a: ok, b: ok }, { unsupported: ['a'] }));
    expect(some.attempts.map(({ provider }) => provider)).toEqual(['b']);
    const others = await run(capability({ a: ok, b: ok }, { mayServe: (name) => name === 'b' }));
    expect(others.attempts.map(({ provider }) => provider)).toEqual(['b']);
    const { error } = await failureOf(run(capability({ a: ok }, { unsupported: ['a'] })));
    expect(error).toMatchObject({ status: 503, slug: 'capability-unavailable' });
    expect(error.message).toContain('serves these parameters');
  });

  it('stops at a final failure: no other provider could do better, or may try', async () => {
    const final = (): never => {
      throw new ProviderFailure('blocked', 'robots.txt forbids it', { isFinal: true });
    };
    const { error, attempts } = await failureOf(run(capability({ a: final, b: ok })));
    expect(error).toMatchObject({ status: 422, slug: 'content-blocked' });
    expect(attempts).toMatchObject([{ provider: 'a', outcome: 'blocked' }]);
  });
});
