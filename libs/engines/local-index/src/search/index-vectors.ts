import { Logger } from '@nestjs/common';
import { lockIdOf, tryLockUntilCommit } from '@capstan/platform-core';
import type { EmbedResult, Embeddings } from '@capstan/platform-embeddings';
import type { DataSource } from 'typeorm';
import { renewVectors } from '../storage/renew-vectors.js';

/** One process at a time makes vectors. */
const VECTORS_LOCK = lockIdOf('local-index.vectors');

/** A query as a vector. */
export interface QueryVector {
  readonly model: string;
  readonly vector: Int8Array;
}

/** The vectors of the index, as long as a model is installed. */
export class IndexVectors {
  private readonly logger = new Logger(IndexVectors.name);
  private hasFailed = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly embeddings: Pick<Embeddings, 'isAvailable' | 'embed'>,
  ) {}

  /** Returns the vector of a query; undefined without a usable model: the search then ranks by words alone. */
  async ofQuery(query: string, timeoutMs: number): Promise<QueryVector | undefined> {
    if (!this.embeddings.isAvailable()) return undefined;
    const made = await this.embed([query], AbortSignal.timeout(timeoutMs));
    const vector = made?.vectors[0];
    return made && vector && { model: made.model, vector };
  }

  /** Makes the vectors of all documents that have none of the installed model, batch by batch. */
  async renew(signal: AbortSignal): Promise<void> {
    if (!this.embeddings.isAvailable()) return;
    const model = (await this.embed([], signal))?.model;
    signal.throwIfAborted();
    if (model === undefined) return;
    let last: number | undefined = 0;
    while (last !== undefined) {
      signal.throwIfAborted();
      const after: number = last;
      last = await this.dataSource.transaction(async (manager) => {
        if (!(await tryLockUntilCommit(manager, VECTORS_LOCK))) return undefined;
        return renewVectors(manager, this.embeddings, model, after, signal);
      });
    }
  }

  /** Undefined, and logged once, when the model does not work: pages are still found by words. */
  private async embed(texts: readonly string[], signal: AbortSignal): Promise<EmbedResult | undefined> {
    try {
      return await this.embeddings.embed(texts, signal);
    } catch (error) {
      if (!this.hasFailed && !signal.aborted) {
        this.logger.error(`The embedding model cannot be used: ${reasonOf(error)}`);
        this.hasFailed = true;
      }
      return undefined;
    }
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
