import { OutboundError } from '@capstan/platform-outbound';
import { describe, expect, it } from 'vitest';
import type { FailedOutcome } from '../outcome.js';
import { ProviderFailure } from '../provider-failure.js';
import { refusalForStatus, refusalOf } from './refusal-of.js';

const answer = (status: number) => ({ status }) as Parameters<typeof refusalForStatus>[0];

describe('refusalOf', () => {
  it.each<FailedOutcome>(['rate_limited', 'quota_exhausted', 'misconfigured', 'invalid_input', 'blocked'])(
    '%s proves that the message was not accepted',
    (outcome) => expect(refusalOf(new ProviderFailure(outcome, 'no'))?.outcome).toBe(outcome),
  );

  it.each<FailedOutcome>(['upstream_error', 'timeout'])('%s does not', (outcome) => {
    expect(refusalOf(new ProviderFailure(outcome, 'no'))).toBeUndefined();
  });

  it('a name that does not resolve proves it', () => {
    expect(refusalOf(new OutboundError('dns', 'no'))?.outcome).toBe('upstream_error');
  });

  it.each([
    new OutboundError('timeout', 'no'),
    new OutboundError('connect', 'reset', {
      cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
    }),
    new Error('of the adapter'),
    undefined,
  ])('%s does not', (error) => expect(refusalOf(error)).toBeUndefined());
});

describe('refusalForStatus', () => {
  it.each([400, 404, 405, 410, 413, 415, 422, 451])('%i refuses the message', (status) => {
    expect(refusalForStatus(answer(status), 'bad address')?.message).toBe(
      `the provider refused the message (${status}): bad address`,
    );
  });

  it.each([200, 202, 302, 401, 402, 403, 408, 409, 425, 429, 500, 502, 503, 504])(
    '%i is classed by the rules of any vendor',
    (status) => expect(refusalForStatus(answer(status))).toBeUndefined(),
  );
});
