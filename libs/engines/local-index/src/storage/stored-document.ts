import type { EntityManager } from 'typeorm';
import type { SourceType } from '../collection.js';
import { documentParts } from '../document-parts.js';
import { indexAddressOf, isIndexAddress, parseIndexAddress } from '../index-address.js';
import type { IndexedDocument } from '../indexed-document.js';
import { passagesOfDocument } from './document-rows.js';

interface DocumentRow {
  id: number;
  title: string;
  published_at: Date | null;
  language: string | null;
  collection: string;
  source_type: SourceType;
}

/** The document with an address; of several sites that hold a page, the one that read it last. */
export async function storedDocument(
  manager: EntityManager,
  address: string,
): Promise<IndexedDocument | null> {
  const named = isIndexAddress(address) ? parseIndexAddress(address) : { collection: null, path: address };
  if (!named) return null;
  const [row] = await manager.query<DocumentRow[]>(
    // Collection by collection, because the index on addresses begins with the collection.
    `SELECT d.id, d.title, d.published_at, d.language, c.name AS collection, c.source_type
     FROM local_index_collections c
     CROSS JOIN LATERAL (SELECT id, title, published_at, language, indexed_at FROM local_index_documents
                         WHERE collection_id = c.id AND md5(url) = md5($1) AND url = $1) d
     WHERE CASE WHEN $2::text IS NULL THEN c.kind = 'site' ELSE c.kind = 'folder' AND c.name = $2 END
     ORDER BY d.indexed_at DESC, d.id DESC LIMIT 1`,
    [named.path, named.collection],
  );
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
