import { CAPABILITY_NAME } from '@capstan/platform-core';

/**
 * What a key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits,
 * usage and receipts, manage the account's keys), `admin` (the admin module). With `capabilities:read` and
 * `account:read` it only reads: they grant the GET requests of `capabilities` and `account`.
 */
export type Scope = (typeof FIXED_SCOPES)[number] | `capability:${string}`;

const FIXED_SCOPES = ['capabilities', 'capabilities:read', 'account', 'account:read', 'admin'] as const;

/** Scopes of a key that is created without any. */
export const DEFAULT_SCOPES: readonly Scope[] = ['capabilities', 'account'];

const ONE_CAPABILITY = 'capability:';
const READ = ':read';

export function isScope(text: string): text is Scope {
  if ((FIXED_SCOPES as readonly string[]).includes(text)) return true;
  return text.startsWith(ONE_CAPABILITY) && CAPABILITY_NAME.test(text.slice(ONE_CAPABILITY.length));
}

/** Whether `held` grants `wanted`. `admin` grants the admin module alone: agents' keys stay apart from it. */
export function grants(held: readonly string[], wanted: string): boolean {
  if (held.includes(wanted)) return true;
  if (wanted.startsWith(ONE_CAPABILITY)) return held.includes('capabilities');
  return wanted.endsWith(READ) && held.includes(wanted.slice(0, -READ.length));
}

/** Whether `held` grants a request that needs `wanted` and changes nothing. */
export function grantsReading(held: readonly string[], wanted: string): boolean {
  if (grants(held, wanted)) return true;
  return held.includes(`${wanted.startsWith(ONE_CAPABILITY) ? 'capabilities' : wanted}${READ}`);
}

/** The scope that lets a key call one capability. */
export const scopeOfCapability = (name: string): Scope => `${ONE_CAPABILITY}${name}`;
