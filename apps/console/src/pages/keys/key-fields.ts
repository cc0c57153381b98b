import type { CreateKeyBody, KeyResult } from '@capstan/client';

/** What the form of a key holds. */
export interface KeyFields {
  name: string;
  /** Scopes: one of the presets, or capabilities one by one. */
  access: 'full' | 'capabilities' | 'read' | 'chosen';
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

const PRESETS: Record<Exclude<KeyFields['access'], 'chosen'>, string[]> = {
  full: ['capabilities', 'account'],
  capabilities: ['capabilities'],
  read: ['capabilities:read', 'account:read'],
};

const DAY_MS = 86_400_000;

export const scopesOf = ({ access, capabilities }: KeyFields): string[] =>
  access === 'chosen' ? capabilities.map((name) => `capability:${name}`) : PRESETS[access];

/** The body that creates the key; what is left empty is left out. */
export const bodyOf = (fields: KeyFields, now = Date.now()): CreateKeyBody => ({
  name: fields.name.trim(),
  scopes: scopesOf(fields),
  ...(fields.creditCap === '' ? {} : { credit_cap: Number(fields.creditCap) }),
  ...(fields.rateLimit === '' ? {} : { rate_limit_per_minute: Number(fields.rateLimit) }),
  ...(fields.expiresInDays === ''
    ? {}
    : { expires_at: new Date(now + Number(fields.expiresInDays) * DAY_MS).toISOString() }),
  ...(fields.addresses.length === 0 ? {} : { ip_allow_list: fields.addresses }),
});

/** The preset whose scopes the key has. */
export function accessOf({ scopes }: Pick<KeyResult, 'scopes'>): string {
  if (scopes.includes('admin')) return 'Operator';
  const found = Object.entries(PRESETS).find(
    ([, preset]) => preset.length === scopes.length && preset.every((scope) => scopes.includes(scope)),
  );
  const names: Record<string, string> = {
    full: 'Capabilities and account',
    capabilities: 'Capabilities',
    read: 'Read only',
  };
  return found ? (names[found[0]] ?? found[0]) : scopes.join(', ');
}
