import { isDeepStrictEqual } from 'node:util';
import type { SiteDocument } from '@capstan/site-document';
import type { AuthoredSite } from '../reader/authored-site.js';
import type { SiteChange } from '../reader/read-change.js';

/** The change by an instruction that requests an undo of the last change; null for any other instruction. */
export async function undoOf(
  site: AuthoredSite,
  previous: SiteDocument | undefined,
  read: (previous: SiteDocument) => Promise<SiteChange>,
): Promise<SiteChange | null> {
  if (previous === undefined || isDeepStrictEqual(previous, site.document)) return null;
  const change = await read(previous);
  return isDeepStrictEqual(change.site.document, previous) ? change : null;
}
