import { Injectable } from '@nestjs/common';
import { lockIdOf } from '@capstan/platform-database';
import { DataSource, type EntityManager } from 'typeorm';
import { type Collection, CollectionNameTakenError, type CollectionSummary } from './collection.js';
import type { IndexableDocument } from './document.js';
import { removeDocuments, replaceDocument } from './document-rows.js';
import { type IndexHit, type IndexQuery, searchPassages } from './passage-search.js';

/** Writers take turns: the term counts are rows that nearly every document changes. */
const WRITE_LOCK = lockIdOf('local-index.write');

const COLLECTION_COLUMNS = 'id, name, kind, root, source_type AS "sourceType"';

/** The operator's own documents in PostgreSQL: written by `npm run index`, searched by the `local_index` provider. */
@Injectable()
export class LocalIndex {
  constructor(private readonly dataSource: DataSource) {}

  /** @param timeoutMs the server gives up after it (PostgreSQL error 57014). */
  search(query: IndexQuery, timeoutMs: number): Promise<IndexHit[]> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(
        `SELECT set_config('statement_timeout', $1, true), set_config('jit', 'off', true)`,
        [String(Math.max(1, Math.floor(timeoutMs)))],
      );
      return searchPassages(manager, query);
    });
  }

  /**
   * The collection of a folder or site, made when it is new. A known root takes over a new name and source type.
   * @throws CollectionNameTakenError when the name belongs to another root.
   */
  openCollection(wanted: Omit<Collection, 'id'>): Promise<Collection> {
    return this.write(async (manager) => {
      const { name, kind, root, sourceType } = wanted;
      const [holder] = await manager.query<{ root: string }[]>(
        'SELECT root FROM local_index_collections WHERE name = $1 AND root <> $2',
        [name, root],
      );
      if (holder) throw new CollectionNameTakenError(name, holder.root);
      const [collection] = await manager.query<Collection[]>(
        `INSERT INTO local_index_collections (name, kind, root, source_type) VALUES ($1, $2, $3, $4)
         ON CONFLICT (root) DO UPDATE SET name = excluded.name, source_type = excluded.source_type
         RETURNING ${COLLECTION_COLUMNS}`,
        [name, kind, root, sourceType],
      );
      return collection as Collection;
    });
  }

  /** By name or root; undefined when there is none. */
  async findCollection(nameOrRoot: string): Promise<Collection | undefined> {
    const [collection] = await this.dataSource.query<Collection[]>(
      `SELECT ${COLLECTION_COLUMNS} FROM local_index_collections WHERE name = $1 OR root = $1
       ORDER BY (root = $1) DESC LIMIT 1`,
      [nameOrRoot],
    );
    return collection;
  }

  /** All collections by name. */
  listCollections(): Promise<CollectionSummary[]> {
    return this.dataSource.query<CollectionSummary[]>(
      `SELECT ${COLLECTION_COLUMNS}, passages::float8 AS passages, indexed_at AS "indexedAt",
              (SELECT count(*) FROM local_index_documents d WHERE d.collection_id = c.id)::float8 AS documents
       FROM local_index_collections c ORDER BY name`,
    );
  }

  /** Notes the end of a complete run. */
  async markIndexed(collectionId: number): Promise<void> {
    await this.dataSource.query('UPDATE local_index_collections SET indexed_at = now() WHERE id = $1', [
      collectionId,
    ]);
  }

  /** Removes the collection with all its documents. @returns how many documents it had. */
  async removeCollection(collectionId: number): Promise<number> {
    const removed = await this.remove(collectionId, [...(await this.contentHashes(collectionId)).keys()]);
    await this.write(async (manager) => {
      await manager.query('DELETE FROM local_index_collections WHERE id = $1', [collectionId]);
      await manager.query('DELETE FROM local_index_terms WHERE passages <= 0');
    });
    return removed;
  }

  /** Content hash of each document by address: what an incremental run compares with. */
  async contentHashes(collectionId: number): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<{ url: string; hash: string }[]>(
      'SELECT url, content_hash AS hash FROM local_index_documents WHERE collection_id = $1',
      [collectionId],
    );
    return new Map(rows.map(({ url, hash }) => [url, hash]));
  }

  /** Adds the document, or puts it in the place of the one with its address. @returns the number of its passages. */
  index(collectionId: number, document: IndexableDocument): Promise<number> {
    return this.write((manager) => replaceDocument(manager, collectionId, document));
  }

  /** Removes documents by address. @returns how many there were. */
  async remove(collectionId: number, urls: readonly string[]): Promise<number> {
    const BATCH = 200;
    let removed = 0;
    for (let from = 0; from < urls.length; from += BATCH) {
      const batch = urls.slice(from, from + BATCH);
      removed += await this.write((manager) => removeDocuments(manager, collectionId, batch));
    }
    return removed;
  }

  private write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [WRITE_LOCK]);
      return work(manager);
    });
  }
}
