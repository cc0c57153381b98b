import { CAPABILITY_NAME } from '@capstan/platform-core';

const FIXED_SCOPES = [
  'capabilities',
  'capabilities:read',
  'account',
  'account:read',
  'webhooks',
  'admin',
] as const;

/** Prefix of the scopes to call one capability. */
export const ONE_CAPABILITY = 'capability:';

/**
 * What a caller may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits,
 * usage and receipts, manage the account's keys and webhooks), `webhooks` (manage webhooks alone), `admin` (the admin
 * module). `capabilities:read` and `account:read` grant the GET requests of `capabilities` and `account` only.
 */
export type Scope = (typeof FIXED_SCOPES)[number] | `capability:${string}`;

export function isScope(text: string): text is Scope {
  if ((FIXED_SCOPES as readonly string[]).includes(text)) return true;
  return text.startsWith(ONE_CAPABILITY) && CAPABILITY_NAME.test(text.slice(ONE_CAPABILITY.length));
}
