import { Injectable, Logger } from '@nestjs/common';
import { lockIdOf } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import { BlockCache } from './block-cache.js';
import { type Collection, CollectionNameTakenError, type CollectionSummary } from './collection.js';
import type { KnownDocument } from './document.js';
import type { IndexedDocument } from './indexed-document.js';
import type { IndexHit, IndexQuery } from './index-query.js';
import { searchIndex } from './index-search.js';
import type { PreparedDocument } from './storage/prepared-document.js';
import { dropOutdatedBlocks, renewTerms } from './storage/renew-terms.js';
import { storedDocument } from './storage/stored-document.js';
import { removeDocuments, writeDocuments } from './storage/write-documents.js';

/** Writers take turns: nearly every document changes the postings of the same words. */
const WRITE_LOCK = lockIdOf('local-index.write');
/** Longer than the other writers before us take for their batches, shorter than the client waits. */
const WRITE_LIMIT = '18s';

const COLLECTION_COLUMNS = `id, name, kind, root, source_type AS "sourceType", is_fallback AS "isFallback"`;

/** The operator's own documents in PostgreSQL: written by `npm run index`, searched by the `local_index` providers. */
@Injectable()
export class LocalIndex {
  private readonly cache = new BlockCache();
  private readonly logger = new Logger(LocalIndex.name);
  private renewal: Promise<void> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** @param timeoutMs the server gives up after it (PostgreSQL error 57014). */
  async search(query: IndexQuery, timeoutMs: number): Promise<IndexHit[]> {
    const { hits, isIncomplete } = await this.look(timeoutMs, (manager) =>
      searchIndex(manager, this.cache, query),
    );
    if (isIncomplete) this.renewInBackground();
    return hits;
  }

  /**
   * The document with that address (`index://…` or http(s)), whole; null when no collection holds it.
   * @param timeoutMs as for `search`.
   */
  read(url: string, timeoutMs: number): Promise<IndexedDocument | null> {
    return this.look(timeoutMs, (manager) => storedDocument(manager, url));
  }

  /**
   * The collection of a folder or site, made when it is new. A known root takes over a new name, source type and rank.
   * @throws CollectionNameTakenError when the name belongs to another root.
   */
  openCollection(wanted: Omit<Collection, 'id'>): Promise<Collection> {
    return this.write(async (manager) => {
      const { name, kind, root, sourceType, isFallback } = wanted;
      const [holder] = await manager.query<{ root: string }[]>(
        'SELECT root FROM local_index_collections WHERE name = $1 AND root <> $2',
        [name, root],
      );
      if (holder) throw new CollectionNameTakenError(name, holder.root);
      const [collection] = await manager.query<Collection[]>(
        `INSERT INTO local_index_collections (name, kind, root, source_type, is_fallback)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (root) DO UPDATE SET name = excluded.name, source_type = excluded.source_type,
           is_fallback = excluded.is_fallback
         RETURNING ${COLLECTION_COLUMNS}`,
        [name, kind, root, sourceType, isFallback],
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
      `SELECT ${COLLECTION_COLUMNS}, indexed_at AS "indexedAt",
              (SELECT count(*) FROM local_index_documents d WHERE d.collection_id = c.id)::float8 AS documents,
              (SELECT coalesce(sum(passages), 0) FROM local_index_blocks b
               WHERE b.collection_id = c.id)::float8 AS passages
       FROM local_index_collections c ORDER BY name`,
    );
  }

  /** Notes the end of a complete run. */
  async markIndexed(collectionId: number): Promise<void> {
    await this.dataSource.query('UPDATE local_index_collections SET indexed_at = now() WHERE id = $1', [
      collectionId,
    ]);
  }

  /** Removes the collection with all its documents, block by block. @returns how many documents it had. */
  async removeCollection(collectionId: number): Promise<number> {
    const blocks = await this.dataSource.query<{ id: number }[]>(
      'SELECT id FROM local_index_blocks WHERE collection_id = $1',
      [collectionId],
    );
    let removed = 0;
    const removeDocumentsWhere = async (condition: string, value: number, after: string): Promise<void> => {
      await this.write(async (manager) => {
        const [, count] = await manager.query<[unknown, number]>(
          `DELETE FROM local_index_documents WHERE ${condition} = $1`,
          [value],
        );
        removed += count;
        await manager.query(`DELETE FROM ${after} WHERE id = $1`, [value]);
      });
    };
    for (const { id } of blocks) await removeDocumentsWhere('block_id', id, 'local_index_blocks');
    await removeDocumentsWhere('collection_id', collectionId, 'local_index_collections');
    return removed;
  }

  /** What an incremental run compares with, by address. */
  async knownDocuments(collectionId: number): Promise<Map<string, KnownDocument>> {
    const rows = await this.dataSource.query<(KnownDocument & { url: string })[]>(
      `SELECT url, content_hash AS "contentHash", stamp FROM local_index_documents
       WHERE collection_id = $1 ORDER BY url COLLATE "C"`,
      [collectionId],
    );
    return new Map(rows.map(({ url, ...known }) => [url, known]));
  }

  /** Adds documents in one transaction, each in the place of the one with its address. */
  async index(collectionId: number, documents: readonly PreparedDocument[]): Promise<void> {
    await this.write((manager) => writeDocuments(manager, collectionId, documents));
  }

  /** Notes the stamps of files that were read and found unchanged. */
  async restamp(collectionId: number, stamps: ReadonlyMap<string, string | null>): Promise<void> {
    if (stamps.size === 0) return;
    await this.dataSource.query(
      `UPDATE local_index_documents d SET stamp = t.stamp
       FROM unnest($2::text[], $3::text[]) AS t (url, stamp)
       WHERE d.collection_id = $1 AND md5(d.url) = md5(t.url)`,
      [collectionId, [...stamps.keys()], [...stamps.values()]],
    );
  }

  /** Removes documents by address. @returns how many there were. */
  async remove(collectionId: number, urls: readonly string[]): Promise<number> {
    const BATCH = 100;
    let removed = 0;
    for (let from = 0; from < urls.length; from += BATCH) {
      const batch = urls.slice(from, from + BATCH);
      removed += await this.write((manager) => removeDocuments(manager, collectionId, batch));
    }
    return removed;
  }

  /**
   * Makes the terms of documents that have none of today's kind: those an earlier version indexed. Quick when
   * there are none.
   */
  async renew(): Promise<void> {
    await this.write(dropOutdatedBlocks);
    while ((await this.write(renewTerms)) > 0);
  }

  /** In one snapshot: postings and lengths, or a document and its passages, must be of the same moment. */
  private look<T>(timeoutMs: number, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query(
        // Every look is by an index, also before the tables were analyzed for the first time.
        `SELECT set_config('statement_timeout', $1, true), set_config('jit', 'off', true),
                set_config('enable_seqscan', 'off', true)`,
        [String(Math.max(1, Math.floor(timeoutMs)))],
      );
      return work(manager);
    });
  }

  private renewInBackground(): void {
    this.renewal ??= this.renew()
      .catch((error: unknown) =>
        this.logger.warn(`Renewing the terms of indexed documents failed: ${String(error)}`),
      )
      .finally(() => (this.renewal = undefined));
  }

  private write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(
        `SELECT set_config('lock_timeout', $1, true), set_config('statement_timeout', $1, true)`,
        [WRITE_LIMIT],
      );
      await manager.query('SELECT pg_advisory_xact_lock($1)', [WRITE_LOCK]);
      return work(manager);
    });
  }
}
