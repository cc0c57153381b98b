import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type DataConfig, dataConfig } from '@capstan/platform-core';
import { type ThreadLimits, ThreadPool } from '@capstan/platform-jobs';
import type { EmbedJob, EmbedResult } from './embed.worker.js';
import { type EmbeddingsConfig, embeddingsConfig } from './embeddings.config.js';
import { SENTENCE_FILES } from './sentences/sentence-files.js';
import { TOKENIZER_FILE, WEIGHTS_FILE } from './static/model-files.js';

/** One thread: each loads the model. It stays for ten minutes, because loading takes longer than a search may. */
const LIMITS: ThreadLimits = {
  timeMs: 30_000,
  startMs: 20_000,
  memoryMb: 256,
  threads: 1,
  idleMs: 600_000,
};

/**
 * Small enough that a query does not wait long for documents that are embedded in the background: a text takes less than a
 * millisecond with static vectors, and 80 ms with a sentence model.
 */
const STATIC_TEXTS_PER_JOB = 64;
const SENTENCE_TEXTS_PER_JOB = 1;

const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const WORKER = new URL(`./embed.worker.${EXTENSION}`, import.meta.url);

/**
 * Texts as vectors whose cosine measures how close their meanings are, by small models in a worker thread: static vectors, those of a
 * sentence model, or both.
 */
@Injectable()
export class Embeddings implements OnApplicationShutdown {
  private readonly threads = new ThreadPool<EmbedJob, EmbedResult>('embed', WORKER, LIMITS);
  private readonly folders: readonly string[];

  constructor(
    @Inject(embeddingsConfig.token) { folders }: Pick<EmbeddingsConfig, 'folders'>,
    @Inject(dataConfig.token) { dataDir }: DataConfig,
  ) {
    this.folders = folders.length > 0 ? folders : [join(dataDir, 'models', 'embeddings')];
  }

  /** Returns whether each folder has a model. They may be installed or removed while the service runs. */
  isAvailable(): boolean {
    return this.folders.every(
      (folder) =>
        hasFiles(folder, [WEIGHTS_FILE, TOKENIZER_FILE]) || hasFiles(folder, Object.values(SENTENCE_FILES)),
    );
  }

  /**
   * Returns the vectors of texts, in order, and the id of the models that made them; only vectors of the same models are
   * comparable. Of several models, each vector has the parts of all, so that its product with another is the sum of their
   * cosines.
   * @throws ThreadError when there is no usable model, or `signal` aborts.
   */
  async embed(texts: readonly string[], signal: AbortSignal): Promise<EmbedResult> {
    const vectors: Int8Array[] = [];
    let model = '';
    const isStatic = this.folders.every((folder) => hasFiles(folder, [WEIGHTS_FILE]));
    const step = isStatic ? STATIC_TEXTS_PER_JOB : SENTENCE_TEXTS_PER_JOB;
    for (let from = 0; from === 0 || from < texts.length; from += step) {
      const job = { folders: this.folders, texts: texts.slice(from, from + step) };
      const result = await this.threads.run(job, signal);
      model = result.model;
      vectors.push(...result.vectors);
    }
    return { model, vectors };
  }

  /** Nest's last hook, so that searches that are finishing can still use the thread. */
  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }
}

const hasFiles = (folder: string, files: readonly string[]): boolean =>
  files.every((file) => existsSync(join(folder, file)));
