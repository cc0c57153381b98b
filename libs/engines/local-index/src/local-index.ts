import { Injectable, Logger, type OnModuleDestroy, Optional } from '@nestjs/common';
import { lockIdOf, lockUntilCommit } from '@capstan/platform-core';
import { Embeddings } from '@capstan/platform-embeddings';
import { DataSource, type EntityManager } from 'typeorm';
import { BlockCache } from './search/block-cache.js';
import { type Collection, CollectionNameTakenError, type CollectionSummary } from './documents/collection.js';
import {
  deleteCollectionWithDocuments,
  readCollection,
  readSummaries,
  rootOfOtherCollection,
  touchCollection,
  upsertCollection,
} from './storage/collections.sql.js';
import type { KnownDocument } from './documents/document.js';
import type { IndexedDocument } from './storage/indexed-document.js';
import type { IndexHits, IndexQuery } from './search/index-query.js';
import { searchIndex } from './search/index-search.js';
import { IndexVectors } from './search/index-vectors.js';
import { blockIdsOf, deleteBlockWithDocuments, deleteOutdatedBlocks } from './storage/blocks.sql.js';
import { readKnownDocuments, restampDocuments } from './storage/documents.sql.js';
import type { PreparedDocument } from './storage/prepared-document.js';
import { renewTerms } from './storage/renew-terms.js';
import { storedDocument } from './storage/stored-document.js';
import { limitRead, limitWrite } from './storage/limits.sql.js';
import { removeDocuments, writeDocuments } from './storage/write-documents.js';

/** Writers take turns: nearly every document changes the postings of the same words. */
const WRITE_LOCK = lockIdOf('local-index.write');
/** Longer than other writers take for their batches, shorter than the client waits. */
const WRITE_LIMIT = '18s';

/** The operator's own documents in PostgreSQL: written by `npm run index`, searched by the `local_index` providers. */
@Injectable()
export class LocalIndex implements OnModuleDestroy {
  private readonly cache = new BlockCache();
  private readonly logger = new Logger(LocalIndex.name);
  private readonly vectors: IndexVectors | undefined;
  private readonly closing = new AbortController();
  private renewal: Promise<void> | undefined;

  /** @param embeddings absent: documents are ranked by words alone. */
  constructor(
    private readonly dataSource: DataSource,
    @Optional() embeddings?: Embeddings,
  ) {
    this.vectors = embeddings && new IndexVectors(dataSource, embeddings);
  }

  /** @param timeoutMs statement timeout (PostgreSQL error 57014). */
  async search(query: IndexQuery, timeoutMs: number): Promise<IndexHits> {
    const vector = await this.vectors?.ofQuery(query.query, timeoutMs);
    const { isIncomplete, ...found } = await this.readSnapshot(timeoutMs, (manager) =>
      searchIndex(manager, this.cache, query, vector),
    );
    if (isIncomplete) this.renewInBackground();
    return found;
  }

  /**
   * Returns the complete document of an address (`index://…` or http(s)); null if no collection has it.
   * @param timeoutMs as for `search`.
   */
  read(url: string, timeoutMs: number): Promise<IndexedDocument | null> {
    return this.readSnapshot(timeoutMs, (manager) => storedDocument(manager, url));
  }

  /**
   * Returns the collection of a folder or site, creating it if it is new. An existing one gets the new name, source
   * type and rank.
   * @throws CollectionNameTakenError when the name belongs to another root.
   */
  openCollection(wanted: Omit<Collection, 'id'>): Promise<Collection> {
    return this.write(async (manager) => {
      const { name, root } = wanted;
      const holder = await rootOfOtherCollection(manager, name, root);
      if (holder !== undefined) throw new CollectionNameTakenError(name, holder);
      return upsertCollection(manager, wanted);
    });
  }

  /** Finds by name or root; undefined if there is none. */
  async findCollection(nameOrRoot: string): Promise<Collection | undefined> {
    return readCollection(this.dataSource, nameOrRoot);
  }

  /** Returns all collections by name. */
  listCollections(): Promise<CollectionSummary[]> {
    return readSummaries(this.dataSource);
  }

  /** Records the end of a complete run. */
  async markIndexed(collectionId: number): Promise<void> {
    await touchCollection(this.dataSource, collectionId);
  }

  /** Removes the collection with all its documents, block by block. @returns how many documents it had. */
  async removeCollection(collectionId: number): Promise<number> {
    const blocks = await blockIdsOf(this.dataSource, collectionId);
    let removed = 0;
    for (const id of blocks) removed += await this.write((manager) => deleteBlockWithDocuments(manager, id));
    removed += await this.write((manager) => deleteCollectionWithDocuments(manager, collectionId));
    return removed;
  }

  /** Returns the state of the documents for an incremental run, by address. */
  async knownDocuments(collectionId: number): Promise<Map<string, KnownDocument>> {
    const rows = await readKnownDocuments(this.dataSource, collectionId);
    return new Map(rows.map(({ url, ...known }) => [url, known]));
  }

  /** Adds documents in one transaction, replacing those with the same address. */
  async index(collectionId: number, documents: readonly PreparedDocument[]): Promise<void> {
    await this.write((manager) => writeDocuments(manager, collectionId, documents));
  }

  /** Records the stamps of files that were read and found unchanged. */
  async restamp(collectionId: number, stamps: ReadonlyMap<string, string | null>): Promise<void> {
    if (stamps.size > 0) await restampDocuments(this.dataSource, collectionId, stamps);
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

  /** Creates missing or outdated terms of documents that an earlier version indexed. Fast when there are none. */
  async renew(): Promise<void> {
    await this.write(deleteOutdatedBlocks);
    while ((await this.write(renewTerms)) > 0);
  }

  /** Creates the missing vectors, if there is an embedding model. Fast when there are none. */
  async renewVectors(signal: AbortSignal = this.closing.signal): Promise<void> {
    await this.vectors?.renew(signal);
  }

  /** Ends the work in the background: the next search or run continues it. */
  async onModuleDestroy(): Promise<void> {
    this.closing.abort();
    await this.renewal;
  }

  /** Uses one snapshot: postings and lengths, or a document and its passages, must be consistent. */
  private readSnapshot<T>(timeoutMs: number, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await limitRead(manager, timeoutMs);
      return work(manager);
    });
  }

  private renewInBackground(): void {
    this.renewal ??= this.renew()
      .then(() => this.renewVectors())
      .catch((error: unknown) => {
        if (this.closing.signal.aborted) return;
        this.logger.warn(`Renewing the terms or vectors of indexed documents failed: ${String(error)}`);
      })
      .finally(() => (this.renewal = undefined));
  }

  private write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await limitWrite(manager, WRITE_LIMIT);
      await lockUntilCommit(manager, WRITE_LOCK);
      return work(manager);
    });
  }
}
