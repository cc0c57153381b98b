import { sha256 } from '@capstan/platform-core';
import type { CollectionSpec } from '@capstan/site-document';
import type { PublishedSite } from '../../site-locator/site-locator.js';
import type { EntryScope } from '../entries/site-entry.js';
import { Refusal } from '../refusal.js';

/** The collection that a visitor requests. */
export interface Visit {
  site: PublishedSite;
  collection: string;
  /** Secret of a private space, as sent; null without one. */
  space: string | null;
  /** Whether the visitor has signed in as a member. */
  isMember: boolean;
}

const SPACE = /^[\x21-\x7e]{16,200}$/;

/**
 * The entries that a visitor may see: of a private collection those of the space.
 * @returns null for a private collection without a space. @throws Refusal for a secret that is easy to guess.
 */
export function scopeOf({ site, space }: Visit, { name, access }: CollectionSpec): EntryScope | null {
  const whole = { siteId: site.siteId, collection: name, spaceHash: null };
  if (access !== 'private') return whole;
  if (space === null) return null;
  if (!SPACE.test(space)) throw new Refusal('invalid', 'space');
  return { ...whole, spaceHash: sha256(space) };
}

/** Like `scopeOf`, for operations that require a space. @throws Refusal. */
export function requireScope(visit: Visit, collection: CollectionSpec): EntryScope {
  const scope = scopeOf(visit, collection);
  if (scope === null) throw new Refusal('required', 'space');
  return scope;
}

/** @throws Refusal `sign_in` or `forbidden`. */
export function requireAudience(
  { isMember }: Pick<Visit, 'isMember'>,
  { audience }: CollectionSpec,
  action: keyof NonNullable<CollectionSpec['audience']>,
): void {
  const wanted = audience?.[action] ?? 'anyone';
  if (wanted === 'members' && !isMember) throw new Refusal('sign_in');
  if (wanted === 'owner') throw new Refusal('forbidden');
}

/** The entries that a visitor may change. @throws Refusal. */
export function requireChangeable(visit: Visit, collection: CollectionSpec): EntryScope {
  if (collection.access !== 'edit' && collection.access !== 'private') {
    throw new Refusal('not_offered', null, { status: 403, message: 'Entries here cannot be changed.' });
  }
  requireAudience(visit, collection, 'update');
  return requireScope(visit, collection);
}
