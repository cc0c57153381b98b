import type { EntryScope } from './site-entry.js';

/** SQL condition: the entry is in the scope with the parameters $1 to $3. */
export const IN_SCOPE = 'site_id = $1 AND collection = $2 AND ($3::bytea IS NULL OR space_hash = $3)';

/** The parameters of IN_SCOPE: site, collection, hash of the space or null. */
export const scopeParameters = ({ siteId, collection, spaceHash }: EntryScope): unknown[] => [
  siteId,
  collection,
  spaceHash,
];
