import { beforeEach, describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.js';

let now = 0;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 1_000_000;
  breaker = new CircuitBreaker(() => now);
});
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
      breaker.failed(outcome);
      expect(breaker.state).toBe('closed');
    }
    breaker.failed(outcome);
    expect(breaker.state).toBe('open');
    expect(breaker.tryEnter()).toBe(false);
    pass(seconds - 1);
    expect(breaker.state).toBe('open');
    pass(1);
    expect(breaker.state).toBe('half_open');
  });

  it.each(['blocked', 'invalid_input'] as const)(
    '%s speaks of the content or the caller, never opens it',
    (outcome) => {
      for (let count = 0; count < 10; count += 1) breaker.failed(outcome);
      expect(breaker.state).toBe('closed');
    },
  );

  it('a wait that the vendor states goes before ours, up to a day', () => {
    breaker.failed('rate_limited', 5);
    pass(5);
    expect(breaker.state).toBe('half_open');
    breaker.failed('rate_limited', 10 ** 9);
    pass(86_400);
    expect(breaker.state).toBe('half_open');
  });

  it('lets one trial through after the cool-down; its success closes', () => {
    breaker.failed('rate_limited');
    pass(30);
    expect(breaker.tryEnter()).toBe(true);
    expect(breaker.tryEnter()).toBe(false);
    breaker.succeeded();
    expect(breaker.state).toBe('closed');
    expect(breaker.tryEnter()).toBe(true);
  });

  it('a failed trial opens it again at once', () => {
    for (let count = 0; count < 3; count += 1) breaker.failed('upstream_error');
    pass(30);
    breaker.tryEnter();
    breaker.failed('upstream_error');
    expect(breaker.state).toBe('open');
  });

  it('an abandoned trial leaves the next one free to try', () => {
    breaker.failed('rate_limited');
    pass(30);
    breaker.tryEnter();
    breaker.abandoned();
    expect(breaker.tryEnter()).toBe(true);
  });

  it('a success in between starts the count anew', () => {
    breaker.failed('timeout');
    breaker.failed('timeout');
    breaker.succeeded();
    breaker.failed('timeout');
    expect(breaker.state).toBe('closed');
    expect(breaker.view()).toMatchObject({ state: 'closed', consecutiveFailures: 1, closesAt: null });
  });
});
