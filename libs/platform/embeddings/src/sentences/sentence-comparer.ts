import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type DataConfig, dataConfig } from '@capstan/platform-core';
import { type ThreadLimits, ThreadPool } from '@capstan/platform-jobs';
import { type EmbeddingsConfig, embeddingsConfig } from '../embeddings.config.js';
import type { CompareJob } from './compare.worker.js';
import type { Comparison } from './comparison.js';
import { SENTENCE_FILES } from './sentence-files.js';

/** One thread: each loads the model, about 200 MB outside the heap. It stays for ten minutes, because loading takes a second. */
const LIMITS: ThreadLimits = {
  timeMs: 10_000,
  startMs: 20_000,
  memoryMb: 256,
  threads: 1,
  idleMs: 600_000,
};
/** For the items of a question; the eight that are under way are finished. */
const QUESTION_MS = 1_500;
/** A question that is being read is short: ending its thread would make all others wait for the model to load again. */
const NEVER = new AbortController().signal;

const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const WORKER = new URL(`./compare.worker.${EXTENSION}`, import.meta.url);

/** Compares questions with texts by a small neural model of sentences, in a worker thread. */
@Injectable()
export class SentenceComparer implements OnApplicationShutdown {
  private readonly threads = new ThreadPool<CompareJob, Comparison[]>('compare', WORKER, LIMITS);
  private readonly folder: string;

  constructor(
    @Inject(embeddingsConfig.token) { sentenceFolder }: Pick<EmbeddingsConfig, 'sentenceFolder'>,
    @Inject(dataConfig.token) { dataDir }: Pick<DataConfig, 'dataDir'>,
  ) {
    this.folder = sentenceFolder ?? join(dataDir, 'models', 'sentences');
  }

  /** Returns whether there is a model. It may be installed or removed while the service runs. */
  isAvailable(): boolean {
    return Object.values(SENTENCE_FILES).every((file) => existsSync(join(this.folder, file)));
  }

  /**
   * Reads as many items as time allows, about 40 of a sentence and its heading on a machine that does nothing else.
   * @param items most important first; each is one or more texts.
   * @returns for each item that was read, from the first on, how much of the question its texts say.
   * @param signal aborts the wait for the thread; a question that is being read is read for at most 1.5 s.
   * @throws ThreadError when there is no usable model, or `signal` aborts.
   */
  compare(
    question: string,
    items: readonly (readonly string[])[],
    signal: AbortSignal,
  ): Promise<Comparison[]> {
    return this.threads.run({ folder: this.folder, question, items, timeMs: QUESTION_MS }, signal, NEVER);
  }

  /** Nest's last hook, so that work that is finishing can still use the thread. */
  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }
}
