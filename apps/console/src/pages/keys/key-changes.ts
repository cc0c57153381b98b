import type { KeyResult, RestrictKeyBody } from '@capstan/client';
import { type KeyFields, type NewAccess, expiryOf, presetOf, scopesOf } from './key-fields.ts';

/** Choices of the form that change nothing. */
export const UNCHANGED = 'unchanged';

/** The values of the form of an existing key. */
export type KeyChanges = KeyFields<NewAccess | typeof UNCHANGED>;

/** The form of a key as it is. Scopes that are neither a preset nor capabilities alone are not offered for change. */
export function changesOf(key: KeyResult): KeyChanges {
  const capabilities = key.scopes.flatMap((scope) => scope.match(/^capability:(.+)$/)?.[1] ?? []);
  const isChosen = capabilities.length === key.scopes.length;
  return {
    name: key.name,
    access: presetOf(key) ?? (isChosen ? 'chosen' : UNCHANGED),
    capabilities,
    creditCap: key.credit_cap ?? '',
    rateLimit: key.rate_limit_per_minute ?? '',
    expiresInDays: UNCHANGED,
    addresses: key.ip_allow_list,
  };
}

/** The body that changes the key; unchanged fields are omitted, since changing them may be rejected. */
export function changedBody(key: KeyResult, changes: KeyChanges, now = Date.now()): RestrictKeyBody {
  const { access, creditCap, rateLimit, expiresInDays, addresses } = changes;
  const wanted: RestrictKeyBody = {
    name: changes.name.trim(),
    scopes: isAccessOf(key, changes) ? key.scopes : scopesOf({ ...changes, access: access as NewAccess }),
    credit_cap: numberOf(creditCap),
    rate_limit_per_minute: numberOf(rateLimit),
    expires_at: expiresInDays === UNCHANGED ? key.expires_at : (expiryOf(expiresInDays, now) ?? null),
    ip_allow_list: addresses,
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(key[name as keyof RestrictKeyBody]),
    ),
  );
}

const numberOf = (value: number | string): number | null => (value === '' ? null : Number(value));

/** Whether the form has the scopes of the key, in any order. */
function isAccessOf(key: KeyResult, { access, capabilities }: KeyChanges): boolean {
  if (access === UNCHANGED) return true;
  const scopes = scopesOf({ access, capabilities });
  return scopes.length === key.scopes.length && scopes.every((scope) => key.scopes.includes(scope));
}
