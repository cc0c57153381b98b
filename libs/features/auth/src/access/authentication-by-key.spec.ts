import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type HttpConfig, Public, RateLimitedError } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { FailedLookups } from '../verification/failed-lookups.js';
import type { KeyVerifier } from '../verification/key-verifier.js';
import type { Principal } from '../principal/principal.js';
import type { Verdict } from '../verification/refusal.js';
import { Authentication } from './authentication.js';
import type { CallerPrincipals } from './caller-principals.js';
import { AccessGuard } from './access.guard.js';
import { principalOf, type RequestVerdict } from './request-verdict.js';

const principal: Principal = Object.freeze({
  accountId: 'a',
  credential: { kind: 'api_key', id: 'k' },
  scopes: ['capabilities' as const],
  rateLimitPerMinute: 7,
  accountRateLimitPerMinute: null,
  spendingGroupId: 'k',
  creditCap: null,
});

/** With a verifier that has cached the key `good`, and must look up `slow` and `unknown...`. */
function authenticationWith(seen: string[] = []): Authentication {
  const verifier = {
    fromCache: (key: string, address: string): Verdict | undefined => {
      seen.push(`${key}@${address}`);
      if (key === 'good') return principal;
      return /^(slow|broken|unknown)/.test(key) ? undefined : 'malformed_key';
    },
    lookUp: (key: string): Promise<Verdict> => {
      seen.push(`read ${key}`);
      if (key === 'broken') return Promise.reject(new Error('database away'));
      return Promise.resolve(key === 'slow' ? principal : 'unknown_key');
    },
  };
  const failedLookups = new FailedLookups({ rateLimitPerMinute: 2 } as HttpConfig);
  return new Authentication(
    verifier as unknown as KeyVerifier,
    failedLookups,
    undefined as unknown as CallerPrincipals,
  );
}

interface RequestParts {
  authorization?: string;
  query?: object;
  address?: string;
}

function requestOf({ authorization, query = {}, address = '192.0.2.1' }: RequestParts): FastifyRequest {
  const capstan = { requestId: 'r', address, creditsUsed: 0 };
  const headers = authorization === undefined ? {} : { authorization };
  return { headers, query, capstan } as unknown as FastifyRequest;
}

describe('Authentication by API key', () => {
  it('returns synchronously for a cached key, and counts it by its own limit', () => {
    const seen: string[] = [];
    const request = requestOf({ authorization: 'Bearer good' });
    expect(authenticationWith(seen).identify(request)).toBeUndefined();
    expect(principalOf(request)).toBe(principal);
    expect(seen).toEqual(['good@192.0.2.1']);
    expect(request.capstan?.rateLimitSubject).toEqual({
      key: 'key:k',
      limitPerMinute: 7,
      accountKey: 'account:a',
      accountLimitPerMinute: null,
    });
  });

  it('reads a key after several spaces', () => {
    const request = requestOf({ authorization: 'Bearer   good' });
    expect(authenticationWith().identify(request)).toBeUndefined();
    expect(principalOf(request)).toBe(principal);
  });

  it('waits for a key that must be looked up', async () => {
    const request = requestOf({ authorization: 'bearer slow' });
    const waiting = authenticationWith().identify(request);
    expect(waiting).toBeInstanceOf(Promise);
    await waiting;
    expect(principalOf(request)).toBe(principal);
  });

  it.each<[string, Verdict, RequestParts]>([
    ['no header', 'missing', {}],
    ['an empty header', 'missing', { authorization: '' }],
    ['another scheme', 'missing', { authorization: 'Basic Zm9v' }],
    ['a scheme without a key', 'malformed_header', { authorization: 'Bearer' }],
    ['three words', 'malformed_header', { authorization: 'Bearer good good' }],
    ['a malformed key', 'malformed_key', { authorization: 'Bearer bad' }],
    ['an unknown key', 'unknown_key', { authorization: 'Bearer unknown' }],
    ['a key in the query', 'outside_header', { query: { access_token: 'good' } }],
    ['an empty one in the query', 'outside_header', { query: { access_token: '' } }],
    ['header and query', 'several_places', { authorization: 'Bearer good', query: { access_token: 'good' } }],
  ])('lets %s pass as %s, to be counted by address', async (_, verdict, parts) => {
    const request = requestOf(parts);
    await authenticationWith().identify(request);
    expect(request.verdict).toBe(verdict);
    expect(principalOf(request)).toBeNull();
    expect(request.capstan?.rateLimitSubject).toBeUndefined();
  });

  it('keeps concurrent requests apart', async () => {
    const authentication = authenticationWith();
    const slow = requestOf({ authorization: 'Bearer slow' });
    const bad = requestOf({ authorization: 'Bearer bad' });
    const waiting = authentication.identify(slow);
    expect(authentication.identify(bad)).toBeUndefined();
    await waiting;
    expect(principalOf(slow)).toBe(principal);
    expect(bad.verdict).toBe('malformed_key');
  });

  it('rejects when the key cannot be looked up', async () => {
    const request = requestOf({ authorization: 'Bearer broken' });
    await expect(authenticationWith().identify(request)).rejects.toThrow('database away');
  });

  it('rejects an address that tried too many unknown keys without a lookup', async () => {
    const seen: string[] = [];
    const authentication = authenticationWith(seen);
    const call = (key: string, address: string) => {
      const request = requestOf({ authorization: `Bearer ${key}`, address });
      return { request, outcome: () => authentication.identify(request) };
    };
    await call('unknown1', '2001:db8::1').outcome();
    await call('slow', '2001:db8::1').outcome();
    await call('unknown2', '2001:db8::2').outcome();
    const refused = call('unknown3', '2001:db8::3');
    expect(refused.outcome).toThrow(RateLimitedError);
    expect(refused.request.capstan?.rateLimit).toMatchObject({ limit: 2, remaining: 0, exceeded: true });
    expect(seen.filter((one) => one.startsWith('read'))).toEqual([
      'read unknown1',
      'read slow',
      'read unknown2',
    ]);
    // A cached key and other addresses are not affected.
    expect(call('good', '2001:db8::1').outcome()).toBeUndefined();
    await call('unknown3', '2001:db8:1::1').outcome();
    expect(seen).toContain('read unknown3');
  });
});

class Open {
  @Public()
  handle(): void {}
}

describe('AccessGuard, of a key in the body', () => {
  const after = async (body: unknown, authorization?: string): Promise<RequestVerdict | undefined> => {
    const parts = requestOf(authorization === undefined ? {} : { authorization });
    const request = Object.assign(parts, { body });
    await authenticationWith().identify(request);
    const context = {
      getClass: () => Open,
      getHandler: () => Reflect.get(Open.prototype, 'handle'),
      getArgByIndex: () => request,
    } as unknown as ExecutionContext;
    expect(new AccessGuard(new Reflector()).canActivate(context)).toBe(true);
    return request.verdict;
  };

  it.each<[string, Verdict, unknown, string?]>([
    ['a key in the body', 'outside_header', { access_token: 'good' }],
    ['header and body', 'several_places', { access_token: 'x' }, 'Bearer good'],
    ['a body that is a list', 'missing', ['access_token']],
    ['a body that is text', 'missing', 'access_token'],
    ['a body that is null', 'missing', null],
  ])('%s: %s', async (_, verdict, body, authorization) => {
    expect(await after(body, authorization)).toBe(verdict);
  });

  it('does not affect a valid key', async () => {
    expect(await after({ text: 'x' }, 'Bearer good')).toBe(principal);
  });
});
