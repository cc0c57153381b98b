import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Public, RequireScope } from '@capstan/platform-http';
import { describe, expect, it } from 'vitest';
import type { Principal } from '../principal/principal.js';
import type { Verdict } from '../verification/refusal.js';
import { AccessGuard } from './access.guard.js';
import { AuthenticationError } from './authentication.error.js';
import { InsufficientScopeError } from '../principal/insufficient-scope.error.js';

class Open {
  @Public()
  handle(): void {}
}
class Closed {
  handle(): void {}
}
@RequireScope('account')
class Account {
  handle(): void {}
  @RequireScope('admin')
  special(): void {}
}
class Named {
  @RequireScope(({ body }) => (body === 'search' ? 'capability:search' : undefined))
  handle(): void {}
}
/** Shares its method with Generated, like generated controllers. */
abstract class Shared {
  handle(): void {}
}
@RequireScope('capability:search')
class Search extends Shared {}
@RequireScope('capability:scrape')
class Scrape extends Shared {}

const guard = new AccessGuard(new Reflector());

const principal = (...scopes: Principal['scopes']): Principal => ({
  accountId: 'a',
  credential: { kind: 'api_key', id: 'k' },
  scopes,
  rateLimitPerMinute: null,
  accountRateLimitPerMinute: null,
  spendingGroupId: 'k',
  creditCap: null,
});

function enter(
  controller: new () => { handle(): void },
  verdict: Verdict,
  method = 'handle',
  body?: unknown,
  httpMethod = 'POST',
): boolean {
  return guard.canActivate({
    getClass: () => controller,
    getHandler: () => Reflect.get(controller.prototype, method) as () => void,
    getArgByIndex: () => ({ method: httpMethod, verdict, body, headers: {} }),
  } as unknown as ExecutionContext);
}

describe('AccessGuard', () => {
  it('lets every caller into public routes', () => {
    expect(enter(Open, 'missing')).toBe(true);
    expect(enter(Open, 'unknown_key')).toBe(true);
  });

  it('lets any valid key into routes without a scope, and rejects calls without one', () => {
    expect(enter(Closed, principal())).toBe(true);
    expect(() => enter(Closed, 'missing')).toThrow(AuthenticationError);
    expect(() => enter(Closed, 'expired')).toThrow(/has expired/);
  });

  it("requires the class's scope, or the method's instead", () => {
    expect(enter(Account, principal('account'))).toBe(true);
    expect(() => enter(Account, principal('capabilities'))).toThrow(InsufficientScopeError);
    expect(() => enter(Account, principal('account'), 'special')).toThrow(/`admin`/);
    expect(enter(Account, principal('admin'), 'special')).toBe(true);
  });

  it.each(['GET', 'HEAD'])('lets a scope that only reads into %s requests', (httpMethod) => {
    expect(enter(Account, principal('account:read'), 'handle', undefined, httpMethod)).toBe(true);
    expect(enter(Search, principal('capabilities:read'), 'handle', undefined, httpMethod)).toBe(true);
    expect(() => enter(Account, principal('account:read'), 'special', undefined, httpMethod)).toThrow(
      /`admin`/,
    );
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'keeps a scope that only reads out of %s requests',
    (httpMethod) => {
      const reader = principal('account:read', 'capabilities:read');
      expect(() => enter(Account, reader, 'handle', undefined, httpMethod)).toThrow(/`account`/);
      expect(() => enter(Search, reader, 'handle', undefined, httpMethod)).toThrow(/`capability:search`/);
    },
  );

  it('asks for the scope of what the request names', () => {
    expect(enter(Named, principal('capability:search'), 'handle', 'search')).toBe(true);
    expect(() => enter(Named, principal('account'), 'handle', 'search')).toThrow(/`capability:search`/);
    expect(enter(Named, principal('account'), 'handle', 'other')).toBe(true);
  });

  it('distinguishes controllers that share a method', () => {
    const key = principal('capability:search');
    expect(enter(Search, key)).toBe(true);
    expect(() => enter(Scrape, key)).toThrow(/`capability:scrape`/);
    expect(enter(Scrape, principal('capabilities'))).toBe(true);
  });
});

describe('AuthenticationError', () => {
  it('sends the challenge of RFC 6750', () => {
    expect(new AuthenticationError('missing').headers).toEqual({
      'WWW-Authenticate': 'Bearer realm="capstan"',
    });
    expect(new AuthenticationError('malformed_key').headers).toEqual({
      'WWW-Authenticate': 'Bearer realm="capstan", error="invalid_token"',
    });
    expect(new InsufficientScopeError('admin').headers['WWW-Authenticate']).toContain('insufficient_scope');
  });
});
