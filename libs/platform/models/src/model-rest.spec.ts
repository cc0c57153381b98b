import { beforeEach, describe, expect, it } from 'vitest';
import { ModelFault, type FaultReason } from './model.fault.js';
import { ModelRest } from './model-rest.js';

let now = 0;
let rest: ModelRest;

beforeEach(() => {
  now = 1_000_000;
  rest = new ModelRest(() => now);
});

const fail = (reason: FaultReason, options = {}): void => rest.failed(new ModelFault(reason, 'm', options));

describe('ModelRest', () => {
  it.each([
    ['rate_limited', 1, 30],
    ['quota_exhausted', 1, 600],
    ['misconfigured', 1, 300],
    ['upstream_error', 2, 30],
    ['timeout', 2, 60],
  ] as [FaultReason, number, number][])('after %s × %i rests %i s', (reason, failures, seconds) => {
    for (let count = 1; count < failures; count += 1) {
      fail(reason);
      expect(rest.current()).toBeUndefined();
    }
    fail(reason);
    expect(rest.current()).toEqual({ reason, leftSeconds: seconds });
    now += seconds * 1000 - 1;
    expect(rest.current()).toEqual({ reason, leftSeconds: 1 });
    now += 1;
    expect(rest.current()).toBeUndefined();
  });

  it('rests as long as the vendor says, a day at most', () => {
    fail('rate_limited', { retryAfterSeconds: 7 });
    expect(rest.current()?.leftSeconds).toBe(7);
    fail('rate_limited', { retryAfterSeconds: 10_000_000 });
    expect(rest.current()?.leftSeconds).toBe(86_400);
  });

  it('an overloaded vendor that states a wait rests at the first failure', () => {
    fail('upstream_error', { retryAfterSeconds: 12 });
    expect(rest.current()?.leftSeconds).toBe(12);
  });

  it('a late, shorter failure shortens no rest', () => {
    fail('quota_exhausted');
    fail('rate_limited', { retryAfterSeconds: 2 });
    expect(rest.current()).toEqual({ reason: 'quota_exhausted', leftSeconds: 600 });
  });

  it('after its rest one failure sends it back', () => {
    fail('upstream_error');
    fail('upstream_error');
    now += 30_000;
    fail('timeout');
    expect(rest.current()?.reason).toBe('timeout');
  });

  it('an answer clears all', () => {
    fail('upstream_error');
    rest.answered(now);
    fail('upstream_error');
    expect(rest.current()).toBeUndefined();
  });

  it('a late answer to an early question ends no rest', () => {
    const askedAtMs = now;
    now += 1000;
    fail('quota_exhausted');
    rest.answered(askedAtMs);
    expect(rest.current()?.reason).toBe('quota_exhausted');
  });

  it('what speaks of the question rests nothing', () => {
    for (let count = 0; count < 5; count += 1) {
      fail('invalid_output');
      fail('upstream_error', { isAboutQuestion: true });
    }
    expect(rest.current()).toBeUndefined();
  });
});
