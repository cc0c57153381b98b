import { type Scope, grants, grantsReading, scopeOfCapability } from '../principal/scopes.js';
import type { Principal } from '../principal/principal.js';
import { InsufficientScopeError } from '../principal/insufficient-scope.error.js';

/** @throws InsufficientScopeError if the key lacks the scope. */
export function requireScope(principal: Principal, scope: Scope): void {
  if (!grants(principal.scopes, scope)) throw new InsufficientScopeError(scope);
}

/** For requests that change nothing. @throws InsufficientScopeError when the key may not read that. */
export function requireReading(principal: Principal, scope: Scope): void {
  if (!grantsReading(principal.scopes, scope)) throw new InsufficientScopeError(scope);
}

/** For capabilities, whose names are data. @throws InsufficientScopeError when the key may not call this one. */
export function requireCapability(principal: Principal, name: string): void {
  requireScope(principal, scopeOfCapability(name));
}
