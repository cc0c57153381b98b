import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppError } from '@capstan/platform-core';
import { OutboundError } from '@capstan/platform-outbound';
import type { FailedOutcome } from '../outcome.js';
import type { StatedAnswer } from './stated-answer.js';

/**
 * An expected failure: its outcome, outcome and `retryAfterSeconds`, some fields, or the class of an error of the
 * request.
 */
export type ExpectedFailure =
  | FailedOutcome
  | readonly [outcome: FailedOutcome, retryAfterSeconds: number | undefined]
  | { outcome: FailedOutcome; [field: string]: unknown }
  | (new (...args: never[]) => AppError);

/** Failures of any vendor, and their usual outcomes. */
const USUAL = {
  '401': [{ status: 401 }, 'misconfigured'],
  '402': [{ status: 402 }, 'quota_exhausted'],
  '403': [{ status: 403 }, 'misconfigured'],
  '429': [{ status: 429 }, ['rate_limited', undefined]],
  '429 with Retry-After': [{ status: 429, retryAfter: 7 }, ['rate_limited', 7]],
  '500': [{ status: 500 }, 'upstream_error'],
  '503': [{ status: 503 }, 'upstream_error'],
  'a timeout': [new OutboundError('timeout', 'took too long'), 'timeout'],
  'a connection that fails': [new OutboundError('connect', 'the connection failed'), 'upstream_error'],
  'JSON of another service': [{ json: { unexpected: true } }, 'upstream_error'],
  'an array': [{ json: [] }, 'upstream_error'],
  'a web page': [
    { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Maintenance' },
    'upstream_error',
  ],
  'an empty answer': [{ body: '' }, 'upstream_error'],
} as const satisfies Readonly<Record<string, readonly [StatedAnswer, ExpectedFailure]>>;

/** Failures with another outcome at a vendor; null: not a failure there. */
export type UncommonFailures = Partial<
  Record<keyof typeof USUAL | 'a truncated answer', ExpectedFailure | null>
>;

/** Returns title, response and outcome of each. @param ok the fixture that is truncated. */
export function commonFailures(
  unusual: UncommonFailures,
  { fixtures, ok }: { fixtures: string; ok: string },
): (readonly [string, StatedAnswer, ExpectedFailure])[] {
  const text = readFileSync(join(fixtures, 'fixtures', ok), 'utf8');
  const truncated = { body: text.slice(0, Math.floor(text.length / 2)) };
  const all: Readonly<Record<string, readonly [StatedAnswer, ExpectedFailure]>> = {
    ...USUAL,
    'a truncated answer': [truncated, 'upstream_error'],
  };
  return Object.entries(all).flatMap(([title, [answer, usual]]) => {
    const failure = title in unusual ? unusual[title as keyof UncommonFailures] : usual;
    return failure ? [[title, answer, failure] as const] : [];
  });
}
