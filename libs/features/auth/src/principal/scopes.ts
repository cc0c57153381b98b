import { ONE_CAPABILITY, type Scope } from '@capstan/platform-http';
import { InsufficientScopeError } from './insufficient-scope.error.js';

export { isScope, type Scope } from '@capstan/platform-http';

/** Default scopes of a new key. */
export const DEFAULT_SCOPES: readonly Scope[] = ['capabilities', 'account'];

const READ = ':read';

/**
 * Whether `held` grants `wanted`. `admin` grants only the admin module, which keeps agents' keys separate
 * from it.
 */
export function grants(held: readonly string[], wanted: string): boolean {
  if (held.includes(wanted)) return true;
  if (wanted === 'webhooks') return held.includes('account');
  if (wanted.startsWith(ONE_CAPABILITY)) return held.includes('capabilities');
  return wanted.endsWith(READ) && held.includes(wanted.slice(0, -READ.length));
}

/** Whether `held` grants a request that needs `wanted` and changes nothing. */
export function grantsReading(held: readonly string[], wanted: string): boolean {
  if (grants(held, wanted)) return true;
  return held.includes(`${includingScope(wanted)}${READ}`);
}

function includingScope(scope: string): string {
  if (scope.startsWith(ONE_CAPABILITY)) return 'capabilities';
  return scope === 'webhooks' ? 'account' : scope;
}

/** The scope to call one capability. */
export const scopeOfCapability = (name: string): Scope => `${ONE_CAPABILITY}${name}`;

/** The principal whose scopes are checked. */
interface Scoped {
  readonly scopes: readonly Scope[];
}

/** @throws InsufficientScopeError if the caller lacks the scope. */
export function requireScope({ scopes }: Scoped, scope: Scope): void {
  if (!grants(scopes, scope)) throw new InsufficientScopeError(scope);
}

/** For requests that change nothing. @throws InsufficientScopeError if the caller may not read that. */
export function requireReading({ scopes }: Scoped, scope: Scope): void {
  if (!grantsReading(scopes, scope)) throw new InsufficientScopeError(scope);
}

/** For capabilities, whose names are data. @throws InsufficientScopeError if the caller may not call this one. */
export function requireCapability(principal: Scoped, name: string): void {
  requireScope(principal, scopeOfCapability(name));
}
