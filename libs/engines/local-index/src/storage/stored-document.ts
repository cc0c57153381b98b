import type { EntityManager } from 'typeorm';
import { documentParts } from './document-parts.js';
import { indexAddressOf, isIndexAddress, parseIndexAddress } from '../documents/index-address.js';
import type { IndexedDocument } from './indexed-document.js';
import { passagesOfDocument } from './document-rows.js';
import { readByAddress } from './stored-document.sql.js';

/** Returns the document of an address; of several sites with the page, the most recently read one. */
export async function storedDocument(
  manager: EntityManager,
  address: string,
): Promise<IndexedDocument | null> {
  const named = isIndexAddress(address) ? parseIndexAddress(address) : { collection: null, path: address };
  if (!named) return null;
  const row = await readByAddress(manager, named.path, named.collection);
  if (!row) return null;
  const passages = await passagesOfDocument(manager, row.id);
  return {
    url: named.collection === null ? address : indexAddressOf(named),
    title: row.title,
    publishedAt: row.published_at,
    language: row.language,
    collection: row.collection,
    sourceType: row.source_type,
    parts: documentParts(passages),
  };
}
