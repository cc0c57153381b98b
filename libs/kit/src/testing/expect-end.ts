/* oxlint-disable vitest/no-conditional-expect -- a case is data: it names what it expects */
import { inspect } from 'node:util';
import { expect } from 'vitest';
import { type ExpectedRequest, seenOf } from './expected-request.js';
import { type BenchEnd, SECRET } from './provider-bench.js';
import type { ExpectedFailure } from './common-failures.js';

/** The expected end of a call; without `failure`, a result. */
export interface ExpectedEnd {
  /** The expected request, or all of them; `[]`: none. */
  request?: ExpectedRequest | readonly ExpectedRequest[];
  /** The whole result. */
  result?: unknown;
  /** Some fields of the result. */
  like?: object;
  failure?: ExpectedFailure;
}

/** Fails unless the call ended as expected. */
export function expectEnd<R extends object>(
  end: BenchEnd<R>,
  { request, result, like, failure }: ExpectedEnd,
): void {
  if (failure === undefined) expect(end.failure).toBeUndefined();
  else expectFailure(end, failure);
  if (result !== undefined) expect(end.result).toEqual(result);
  if (like !== undefined) expect(end.result).toMatchObject(like);
  if (request !== undefined) expectRequests(end, request);
}

function expectFailure<R extends object>({ failure }: BenchEnd<R>, expected: ExpectedFailure): void {
  if (typeof expected === 'function') expect(failure).toBeInstanceOf(expected);
  else expect(failure).toMatchObject(fieldsOf(expected));
  expect(inspect(failure, { depth: 10 })).not.toContain(SECRET);
}

function fieldsOf(expected: Exclude<ExpectedFailure, new (...args: never[]) => unknown>): object {
  if (typeof expected === 'string') return { outcome: expected };
  if (!Array.isArray(expected)) return expected;
  const [outcome, retryAfterSeconds] = expected as readonly unknown[];
  return { outcome, retryAfterSeconds };
}

function expectRequests<R extends object>(
  { requests }: BenchEnd<R>,
  expected: ExpectedRequest | readonly ExpectedRequest[],
): void {
  const all: readonly ExpectedRequest[] = Array.isArray(expected) ? expected : [expected as ExpectedRequest];
  if (Array.isArray(expected)) expect(requests).toHaveLength(all.length);
  expect(all.map((one, index) => requests[index] && seenOf(requests[index], one))).toEqual(all);
}
