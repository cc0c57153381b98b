import { CAPABILITY_NAME } from '@capstan/platform-core';

/**
 * What a key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits,
 * usage and receipts, manage the account's keys and webhooks), `webhooks` (manage webhooks alone), `admin` (the admin
 * module). `capabilities:read` and `account:read` grant the GET requests of `capabilities` and `account` only.
 */
export type Scope = (typeof FIXED_SCOPES)[number] | `capability:${string}`;

const FIXED_SCOPES = [
  'capabilities',
  'capabilities:read',
  'account',
  'account:read',
  'webhooks',
  'admin',
] as const;

/** Default scopes of a new key. */
export const DEFAULT_SCOPES: readonly Scope[] = ['capabilities', 'account'];

const ONE_CAPABILITY = 'capability:';
const READ = ':read';

export function isScope(text: string): text is Scope {
  if ((FIXED_SCOPES as readonly string[]).includes(text)) return true;
  return text.startsWith(ONE_CAPABILITY) && CAPABILITY_NAME.test(text.slice(ONE_CAPABILITY.length));
}

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
