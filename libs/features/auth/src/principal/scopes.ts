import { CAPABILITY_NAME } from '@capstan/platform-core';

/**
 * What a key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits,
 * usage and receipts, manage the account's keys and webhooks), `webhooks` (manage webhooks alone), `admin` (the admin module).
 */
export type Scope = 'capabilities' | 'account' | 'webhooks' | 'admin' | `capability:${string}`;

/** Default scopes of a new key. */
export const DEFAULT_SCOPES: readonly Scope[] = ['capabilities', 'account'];

const NAMES: readonly string[] = ['capabilities', 'account', 'webhooks', 'admin'] satisfies Scope[];
const ONE_CAPABILITY = 'capability:';

export function isScope(text: string): text is Scope {
  if (NAMES.includes(text)) return true;
  return text.startsWith(ONE_CAPABILITY) && CAPABILITY_NAME.test(text.slice(ONE_CAPABILITY.length));
}

/**
 * Whether `held` grants `wanted`. `admin` grants only the admin module, which keeps agents' keys separate
 * from it.
 */
export function grants(held: readonly string[], wanted: string): boolean {
  if (held.includes(wanted)) return true;
  if (wanted === 'webhooks') return held.includes('account');
  return wanted.startsWith(ONE_CAPABILITY) && held.includes('capabilities');
}

/** The scope to call one capability. */
export const scopeOfCapability = (name: string): Scope => `${ONE_CAPABILITY}${name}`;
