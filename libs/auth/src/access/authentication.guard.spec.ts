import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { KeyVerifier } from '../verification/key-verifier.js';
import type { Principal } from '../verification/principal.js';
import type { Verdict } from '../verification/refusal.js';
import { BearerStrategy } from './bearer.strategy.js';
import { AuthenticationGuard } from './authentication.guard.js';
import { principalOf, verdictOf } from './request-verdict.js';
import type { ExecutionContext } from '@nestjs/common';

const principal: Principal = Object.freeze({
  accountId: 'a',
  keyId: 'k',
  scopes: ['capabilities' as const],
  rateLimitPerMinute: 7,
  spendingGroupId: 'k',
  creditCap: null,
});

/** A guard over a verifier that knows the key `good`, and `slow` after a while. */
function guardWith(seen: string[] = []): AuthenticationGuard {
  const verify = (key: string, address: string): Verdict | Promise<Verdict> => {
    seen.push(`${key}@${address}`);
    if (key === 'broken') return Promise.reject(new Error('database away'));
    if (key === 'slow') return Promise.resolve(principal);
    return key === 'good' ? principal : 'unknown_key';
  };
  return new AuthenticationGuard(new BearerStrategy({ verify } as unknown as KeyVerifier));
}

interface RequestParts {
  authorization?: string;
  query?: object;
  body?: unknown;
}

function requestOf({ authorization, query = {}, body }: RequestParts): FastifyRequest {
  const capstan = { requestId: 'r', address: '192.0.2.1', creditsUsed: 0 };
  const headers = authorization === undefined ? {} : { authorization };
  return { headers, query, body, capstan } as unknown as FastifyRequest;
}

const contextOf = (request: FastifyRequest) =>
  ({ switchToHttp: () => ({ getRequest: () => request }) }) as unknown as ExecutionContext;

describe('AuthenticationGuard', () => {
  it('answers at once for a key the verifier knows, and lets its own limit count', () => {
    const seen: string[] = [];
    const request = requestOf({ authorization: 'Bearer good' });
    expect(guardWith(seen).canActivate(contextOf(request))).toBe(true);
    expect(principalOf(request)).toBe(principal);
    expect(seen).toEqual(['good@192.0.2.1']);
    expect(request.capstan?.rateLimitSubject).toEqual({ key: 'key:k', limitPerMinute: 7 });
  });

  it('waits for a key that has to be looked up', async () => {
    const request = requestOf({ authorization: 'bearer slow' });
    await expect(guardWith().canActivate(contextOf(request))).resolves.toBe(true);
    expect(principalOf(request)).toBe(principal);
  });

  it.each<[string, Verdict, RequestParts]>([
    ['no header', 'missing', {}],
    ['an empty header', 'missing', { authorization: '' }],
    ['another scheme', 'missing', { authorization: 'Basic Zm9v' }],
    ['a scheme without a key', 'malformed_header', { authorization: 'Bearer' }],
    ['three words', 'malformed_header', { authorization: 'Bearer good good' }],
    ['an unknown key', 'unknown_key', { authorization: 'Bearer bad' }],
    ['a key in the query', 'outside_header', { query: { access_token: 'good' } }],
    ['a key in the body', 'outside_header', { body: { access_token: 'good' } }],
    ['an empty one in the query', 'outside_header', { query: { access_token: '' } }],
    ['header and query', 'several_places', { authorization: 'Bearer good', query: { access_token: 'good' } }],
    ['header and body', 'several_places', { authorization: 'Bearer good', body: { access_token: 'x' } }],
    ['a body that is a list', 'missing', { body: ['access_token'] }],
    ['a body that is text', 'missing', { body: 'access_token' }],
    ['a body that is null', 'missing', { body: null }],
  ])('lets %s pass as %s, to be counted by address', async (_, verdict, parts) => {
    const request = requestOf(parts);
    expect(await guardWith().canActivate(contextOf(request))).toBe(true);
    expect(verdictOf(request)).toBe(verdict);
    expect(principalOf(request)).toBeNull();
    expect(request.capstan?.rateLimitSubject).toBeUndefined();
  });

  it('keeps requests apart that are under way at once', async () => {
    const guard = guardWith();
    const [slow, bad] = [
      requestOf({ authorization: 'Bearer slow' }),
      requestOf({ authorization: 'Bearer bad' }),
    ];
    const waiting = guard.canActivate(contextOf(slow));
    expect(guard.canActivate(contextOf(bad))).toBe(true);
    await waiting;
    expect(principalOf(slow)).toBe(principal);
    expect(verdictOf(bad)).toBe('unknown_key');
  });

  it('rejects when the key cannot be looked up', async () => {
    const request = requestOf({ authorization: 'Bearer broken' });
    await expect(guardWith().canActivate(contextOf(request))).rejects.toThrow('database away');
  });
});
