import type { FailedOutcome } from '@capstan/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BreakerTicket, CircuitBreaker } from './circuit-breaker.js';

let now = 0;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 1_000_000;
  breaker = new CircuitBreaker(() => now);
});
const enter = (): BreakerTicket => {
  const ticket = breaker.tryEnter();
  if (!ticket) throw new Error('the breaker is open');
  return ticket;
};
const fail = (outcome: FailedOutcome, retryAfterSeconds?: number): void =>
  breaker.failed(breaker.tryEnter() ?? breaker.enter(), outcome, retryAfterSeconds);
const pass = (seconds: number): void => {
  now += seconds * 1000;
};

describe('CircuitBreaker', () => {
  it.each([
    ['rate_limited', 1, 30],
    ['quota_exhausted', 1, 3600],
    ['misconfigured', 1, 300],
    ['upstream_error', 3, 30],
    ['timeout', 3, 30],
  ] as const)('%s opens it after %i in a row, for %i s', (outcome, failures, seconds) => {
    for (let count = 1; count < failures; count += 1) {
      fail(outcome);
      expect(breaker.state).toBe('closed');
    }
    fail(outcome);
    expect(breaker.state).toBe('open');
    expect(breaker.tryEnter()).toBeNull();
    pass(seconds - 1);
    expect(breaker.state).toBe('open');
    pass(1);
    expect(breaker.state).toBe('half_open');
  });

  it.each(['blocked', 'invalid_input'] as const)(
    '%s concerns the content or the caller and never opens it',
    (outcome) => {
      for (let count = 0; count < 10; count += 1) fail(outcome);
      expect(breaker.state).toBe('closed');
    },
  );

  it('uses the wait stated by the vendor instead of the default, up to a day', () => {
    fail('rate_limited', 5);
    pass(5);
    expect(breaker.state).toBe('half_open');
    fail('rate_limited', 10 ** 9);
    pass(86_400);
    expect(breaker.state).toBe('half_open');
  });

  it('lets one trial through after the cooldown and closes when it succeeds', () => {
    fail('rate_limited');
    pass(30);
    const trial = enter();
    expect(trial.isTrial).toBe(true);
    expect(breaker.tryEnter()).toBeNull();
    breaker.succeeded(trial);
    expect(breaker.state).toBe('closed');
    expect(breaker.tryEnter()).not.toBeNull();
  });

  it('reopens at once after a failed trial', () => {
    for (let count = 0; count < 3; count += 1) fail('upstream_error');
    pass(30);
    breaker.failed(enter(), 'upstream_error');
    expect(breaker.state).toBe('open');
  });

  it('allows the next trial after an abandoned one', () => {
    fail('rate_limited');
    pass(30);
    breaker.abandoned(enter());
    expect(breaker.tryEnter()).not.toBeNull();
  });

  it('resets the count of failures after a success', () => {
    fail('timeout');
    fail('timeout');
    breaker.succeeded(enter());
    fail('timeout');
    expect(breaker.state).toBe('closed');
    expect(breaker.view()).toMatchObject({ state: 'closed', consecutiveFailures: 1, closesAt: null });
  });

  it('stays open after the late success of an attempt that started before the failure', () => {
    const early = enter();
    pass(1);
    fail('rate_limited', 60);
    breaker.succeeded(early);
    expect(breaker.state).toBe('open');
  });

  it('ends the trial only with the attempt of the trial', () => {
    const early = enter();
    const earlier = enter();
    fail('rate_limited', 30);
    pass(30);
    const trial = enter();
    breaker.failed(early, 'blocked');
    breaker.abandoned(earlier);
    expect(breaker.tryEnter()).toBeNull();
    breaker.succeeded(trial);
    expect(breaker.state).toBe('closed');
  });

  it('closes after a trial that ends blocked: the provider answers', () => {
    fail('rate_limited');
    pass(30);
    breaker.failed(enter(), 'blocked');
    expect(breaker.state).toBe('closed');
  });

  it('opens for a block only if it states a wait: then the provider is blocked, not the page', () => {
    fail('blocked');
    expect(breaker.state).toBe('closed');
    fail('blocked', 180);
    expect(breaker.state).toBe('open');
    pass(180);
    expect(breaker.state).toBe('half_open');
  });
});
