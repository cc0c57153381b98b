import type { CreateKeyBody, KeyResult } from '@capstan/client';

/** Scopes: one of the presets, or capabilities one by one. */
export type NewAccess = 'full' | 'capabilities' | 'read' | 'chosen';

/** The values of the form of a key. */
export interface KeyFields<Access extends string = NewAccess> {
  name: string;
  access: Access;
  capabilities: string[];
  creditCap: number | string;
  rateLimit: number | string;
  /** Days; '' for a key that does not expire. */
  expiresInDays: string;
  addresses: string[];
}

export const NEW_KEY: KeyFields = {
  name: '',
  access: 'full',
  capabilities: [],
  creditCap: '',
  rateLimit: '',
  expiresInDays: '',
  addresses: [],
};

const PRESETS: Record<Exclude<NewAccess, 'chosen'>, string[]> = {
  full: ['capabilities', 'account'],
  capabilities: ['capabilities'],
  read: ['capabilities:read', 'account:read'],
};

const DAY_MS = 86_400_000;

export const scopesOf = ({ access, capabilities }: Pick<KeyFields, 'access' | 'capabilities'>): string[] =>
  access === 'chosen' ? capabilities.map((name) => `capability:${name}`) : PRESETS[access];

/** When a key expires that is to work for so many days; undefined for ''. */
export const expiryOf = (days: string, now: number): string | undefined =>
  days === '' ? undefined : new Date(now + Number(days) * DAY_MS).toISOString();

/** The body that creates the key; empty fields are omitted. */
export const bodyOf = (fields: KeyFields, now = Date.now()): CreateKeyBody => ({
  name: fields.name.trim(),
  scopes: scopesOf(fields),
  ...(fields.creditCap === '' ? {} : { credit_cap: Number(fields.creditCap) }),
  ...(fields.rateLimit === '' ? {} : { rate_limit_per_minute: Number(fields.rateLimit) }),
  ...(fields.expiresInDays === '' ? {} : { expires_at: expiryOf(fields.expiresInDays, now) }),
  ...(fields.addresses.length === 0 ? {} : { ip_allow_list: fields.addresses }),
});

type Preset = keyof typeof PRESETS;

/** The preset whose scopes the key has, in any order. */
export const presetOf = ({ scopes }: Pick<KeyResult, 'scopes'>): Preset | undefined =>
  (Object.keys(PRESETS) as Preset[]).find(
    (name) =>
      PRESETS[name].length === scopes.length && PRESETS[name].every((scope) => scopes.includes(scope)),
  );

/** The permissions of the key as text. */
export function accessOf(key: Pick<KeyResult, 'scopes'>): string {
  if (key.scopes.includes('admin')) return 'Operator';
  const preset = presetOf(key);
  const names: Record<Preset, string> = {
    full: 'Capabilities and account',
    capabilities: 'Capabilities',
    read: 'Read only',
  };
  return preset ? names[preset] : key.scopes.join(', ');
}
