import type { EntityManager } from 'typeorm';
import type { SourceType } from '../collection.js';
import { documentParts } from '../document-parts.js';
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

/** The document with an address; of several collections that hold it, the one that read it last. */
export async function storedDocument(manager: EntityManager, url: string): Promise<IndexedDocument | null> {
  const [row] = await manager.query<DocumentRow[]>(
    // Collection by collection, because the index on addresses begins with the collection.
    `SELECT d.id, d.title, d.published_at, d.language, c.name AS collection, c.source_type
     FROM local_index_collections c
     CROSS JOIN LATERAL (SELECT id, title, published_at, language, indexed_at FROM local_index_documents
                         WHERE collection_id = c.id AND md5(url) = md5($1) AND url = $1) d
     ORDER BY d.indexed_at DESC, d.id DESC LIMIT 1`,
    [url],
  );
  if (!row) return null;
  const passages = await passagesOfDocument(manager, row.id);
  return {
    url,
    title: row.title,
    publishedAt: row.published_at,
    language: row.language,
    collection: row.collection,
    sourceType: row.source_type,
    parts: documentParts(passages),
  };
}
