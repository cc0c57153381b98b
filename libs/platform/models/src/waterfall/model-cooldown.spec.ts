import { beforeEach, describe, expect, it } from 'vitest';
import { ModelCallError, type FailureReason } from '../contract/model-call.error.js';
import { ModelCooldown } from './model-cooldown.js';

let now = 0;
let cooldown: ModelCooldown;

beforeEach(() => {
  now = 1_000_000;
  cooldown = new ModelCooldown(() => now);
});

const fail = (reason: FailureReason, options = {}): void =>
  cooldown.failed(new ModelCallError(reason, 'm', options));

describe('ModelCooldown', () => {
  it.each([
    ['rate_limited', 1, 30],
    ['quota_exhausted', 1, 600],
    ['misconfigured', 1, 300],
    ['upstream_error', 2, 30],
    ['timeout', 2, 60],
  ] as [FailureReason, number, number][])(
    'after %s × %i cools down for %i s',
    (reason, failures, seconds) => {
      for (let count = 1; count < failures; count += 1) {
        fail(reason);
        expect(cooldown.current()).toBeUndefined();
      }
      fail(reason);
      expect(cooldown.current()).toEqual({ reason, remainingSeconds: seconds });
      now += seconds * 1000 - 1;
      expect(cooldown.current()).toEqual({ reason, remainingSeconds: 1 });
      now += 1;
      expect(cooldown.current()).toBeUndefined();
    },
  );

  it("uses the vendor's Retry-After, a day at most", () => {
    fail('rate_limited', { retryAfterSeconds: 7 });
    expect(cooldown.current()?.remainingSeconds).toBe(7);
    fail('rate_limited', { retryAfterSeconds: 10_000_000 });
    expect(cooldown.current()?.remainingSeconds).toBe(86_400);
  });

  it('starts at the first failure when an overloaded vendor sends Retry-After', () => {
    fail('upstream_error', { retryAfterSeconds: 12 });
    expect(cooldown.current()?.remainingSeconds).toBe(12);
  });

  it('is not shortened by a later, shorter failure', () => {
    fail('quota_exhausted');
    fail('rate_limited', { retryAfterSeconds: 2 });
    expect(cooldown.current()).toEqual({ reason: 'quota_exhausted', remainingSeconds: 600 });
  });

  it('restarts after one failure following a cooldown', () => {
    fail('upstream_error');
    fail('upstream_error');
    now += 30_000;
    fail('timeout');
    expect(cooldown.current()?.reason).toBe('timeout');
  });

  it('is reset by an answer', () => {
    fail('upstream_error');
    cooldown.succeeded(now);
    fail('upstream_error');
    expect(cooldown.current()).toBeUndefined();
  });

  it('is not reset by an answer to a request from before the failure', () => {
    const askedAtMs = now;
    now += 1000;
    fail('quota_exhausted');
    cooldown.succeeded(askedAtMs);
    expect(cooldown.current()?.reason).toBe('quota_exhausted');
  });

  it('is not started by a failure of the request itself', () => {
    for (let count = 0; count < 5; count += 1) {
      fail('invalid_output');
      fail('upstream_error', { isInvalidRequest: true });
    }
    expect(cooldown.current()).toBeUndefined();
  });
});
