import { AppError, NotFoundError } from '@capstan/platform-core';
import type { AuthenticatedCaller, AuthenticationStrategy } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Account } from '../accounts/account.js';
import type { AccountsReader } from '../accounts/accounts.reader.js';
import type { KeyChange, KeyChanges } from '../changes/key-changes.js';
import { Authentication } from './authentication.js';
import { CallerPrincipals } from './caller-principals.js';
import { type RequestVerdict, principalOf, requirePrincipal } from './request-verdict.js';
import type { FailedLookups } from '../verification/failed-lookups.js';
import type { KeyVerifier } from '../verification/key-verifier.js';

const ACCOUNT: Account = {
  id: '0b7e4f7e-2f0c-4a55-9a3b-0d1f3c1c9d10',
  email: 'ada@example.test',
  name: 'Ada',
  createdAt: new Date(0),
  suspendedAt: null,
  rateLimitPerMinute: 90,
};
const CALLER: AuthenticatedCaller = { accountId: ACCOUNT.id, subject: 'ada' };

/** What leads to verdicts that no key is looked up for. */
const REQUESTS: Record<string, object> = {
  missing: { headers: {} },
  malformed_header: { headers: { authorization: 'Bearer' } },
  outside_header: { headers: {}, query: { access_token: 'x' } },
  several_places: { headers: { authorization: 'Bearer x' }, query: { access_token: 'x' } },
};

type Outcome = AuthenticatedCaller | Error | undefined;

/** Strategies with given outcomes, asked about a request whose key leads to the verdict `byKey`. */
function bench(byKey: RequestVerdict, outcomes: Outcome[], account: Account | null = ACCOUNT) {
  const asked: number[] = [];
  const reads: string[] = [];
  let announce: (change: KeyChange) => void = () => undefined;
  const strategies = outcomes.map((outcome, index): AuthenticationStrategy => ({
    name: `strategy-${index}`,
    async authenticate() {
      asked.push(index);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  }));
  const reader = { find: async (id: string) => (reads.push(id), account) };
  const changes = {
    observe: (forget: typeof announce) => (announce = forget),
    reachable: true,
  };
  const authentication = new Authentication(
    { fromCache: () => byKey } as unknown as KeyVerifier,
    undefined as unknown as FailedLookups,
    new CallerPrincipals(reader as unknown as AccountsReader, changes as unknown as KeyChanges, () => 0),
    strategies,
  );
  const identify = async (): Promise<FastifyRequest> => {
    const parts = (typeof byKey === 'string' && REQUESTS[byKey]) || {
      headers: { authorization: 'Bearer some-key' },
    };
    const request = { capstan: {}, query: {}, ...parts } as unknown as FastifyRequest;
    await authentication.identify(request);
    return request;
  };
  return { identify, asked, reads, announce: (change: KeyChange) => announce(change) };
}

describe('Authentication', () => {
  it('tries strategies in order until one recognizes the caller', async () => {
    const { identify, asked } = bench('missing', [undefined, CALLER, CALLER]);
    const { credential } = requirePrincipal(await identify());
    expect(credential.kind).toBe('strategy-1');
    expect(asked).toEqual([0, 1]);
  });

  it.each<[RequestVerdict, boolean]>([
    ['missing', true],
    ['malformed_header', true],
    ['malformed_key', true],
    ['unknown_key', false],
    ['expired', false],
    ['outside_header', false],
    ['several_places', false],
  ])('after "%s" tries the strategies: %s', async (byKey, isAsked) => {
    const { identify, asked } = bench(byKey, [CALLER]);
    await identify();
    expect(asked).toEqual(isAsked ? [0] : []);
  });

  it('keeps the verdict on the key when no strategy recognizes the caller', async () => {
    const { identify } = bench('malformed_key', [undefined]);
    expect((await identify()).verdict).toBe('malformed_key');
  });

  it('rejects the request with the error of a strategy unless the route is public', async () => {
    const refusal: AppError = new NotFoundError('The session');
    const { identify, asked } = bench('missing', [refusal, CALLER]);
    const request = await identify();
    expect(principalOf(request)).toBeNull();
    expect(() => requirePrincipal(request)).toThrow(refusal);
    expect(asked).toEqual([0]);
  });

  it('fails when a strategy fails', async () => {
    await expect(bench('missing', [new Error('directory away')]).identify()).rejects.toThrow(
      'directory away',
    );
  });

  it('counts the requests of a caller by its credential and its account', async () => {
    const request = await bench('missing', [{ ...CALLER, rateLimitPerMinute: 7 }]).identify();
    const { credential } = requirePrincipal(request);
    expect(request.capstan).toMatchObject({
      rateLimitSubject: {
        key: `key:${credential.id}`,
        limitPerMinute: 7,
        accountKey: `account:${ACCOUNT.id}`,
        accountLimitPerMinute: 90,
      },
    });
  });

  it.each([
    ['suspended', { ...ACCOUNT, suspendedAt: new Date() }],
    ['unknown_account', null],
  ])('rejects a caller whose account is %s', async (verdict, account) => {
    expect((await bench('missing', [CALLER], account).identify()).verdict).toBe(verdict);
  });

  it('fails for a scope that does not exist', async () => {
    const { identify } = bench('missing', [{ ...CALLER, scopes: ['everything'] }]);
    await expect(identify()).rejects.toThrow('strategy-0: "everything" is not a scope');
  });

  it('reads an account once until it changes', async () => {
    const { identify, reads, announce } = bench('missing', [CALLER]);
    await identify();
    await identify();
    expect(reads).toHaveLength(1);
    announce({ accountId: ACCOUNT.id });
    await identify();
    expect(reads).toHaveLength(2);
  });
});
