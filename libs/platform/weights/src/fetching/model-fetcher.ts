import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { type DataConfig, RepeatedWork, dataConfig } from '@capstan/platform-core';
import { ObjectStorage, StorageUnavailableError } from '@capstan/platform-storage';
import { filesOfModel } from '../local-files.js';
import type { ModelCatalog, ModelFile, ModelFiles } from '../model-files.js';
import { DamagedModelError } from '../stored-models/damaged-model.error.js';
import { type StoredObjects, StoredModels, hasModel } from '../stored-models/stored-models.js';
import { Drafts } from './drafts.js';
import { withLease } from './folder-lease.js';

/** Injection token of the models that a process fetches. */
export const LOCAL_MODELS = Symbol('weights:local-models');

/** Also the longest time until running processes have what `npm run models` stored. */
const EVERY_MS = 5 * 60_000;

type NamedModel = ModelFiles & { name: string };

/**
 * Fetches models that the bucket has and this machine lacks, from the start of the process on and without delaying it: what uses a
 * model looks for its files at each use. A file that exists is never replaced: it may be a model of the operator.
 */
@Injectable()
export class ModelFetcher extends RepeatedWork {
  private readonly folder: string;
  private readonly stored: StoredModels;
  private readonly shutdown = new AbortController();
  /** When objects that this process found damaged were stored: they are not downloaded again. */
  private readonly damaged = new Map<string, number>();

  constructor(
    @Inject(dataConfig.token) { dataDir }: DataConfig,
    private readonly storage: ObjectStorage,
    @Inject(LOCAL_MODELS) private readonly models: ModelCatalog,
  ) {
    super(EVERY_MS, { isImmediate: true });
    this.folder = join(dataDir, 'models');
    this.stored = new StoredModels(storage);
  }

  override onApplicationBootstrap(): void {
    if (this.storage.isShared) super.onApplicationBootstrap();
  }

  /** A download is abandoned: the next process makes it again. */
  override async onApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    await super.onApplicationShutdown();
  }

  /** Fetches what is missing, unless another process of this machine does so. */
  override async run(): Promise<void> {
    const { signal } = this.shutdown;
    try {
      // A request to a bucket that does not answer takes longer than a process has to stop.
      await untilAborted(this.fetchMissing(signal), signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof StorageUnavailableError)) throw error;
      this.logger.warn(`models of the bucket are not fetched yet: ${error.reason}`);
    }
  }

  private async fetchMissing(signal: AbortSignal): Promise<void> {
    const missing = await this.missing();
    if (missing.length === 0) return;
    const objects = await this.stored.list();
    const wanted = missing.filter((model) => hasModel(objects, model) && !this.isDamaged(model, objects));
    if (wanted.length === 0) return;
    await mkdir(this.folder, { recursive: true });
    await withLease(join(this.folder, '.lease'), async () => {
      for (const model of wanted) await this.fetch(model, objects, signal);
    });
  }

  /** Models without some of their files, the smallest first. */
  private async missing(): Promise<NamedModel[]> {
    const found = await Promise.all(
      Object.entries(this.models).map(async ([name, model]) => ({
        model: { name, ...model },
        ...(await filesOfModel(this.folder, model)),
      })),
    );
    return found
      .filter(({ state }) => state === 'absent' || state === 'partial')
      .toSorted((one, other) => bytesOf(one.missing) - bytesOf(other.missing))
      .map(({ model }) => model);
  }

  private async fetch(model: NamedModel, objects: StoredObjects, signal: AbortSignal): Promise<void> {
    const { name } = model;
    try {
      const bytes = await this.download(model, signal);
      if (bytes > 0) this.logger.log(`${name} was fetched from the bucket (${(bytes / 1e6).toFixed(1)} MB)`);
    } catch (error) {
      if (!(error instanceof DamagedModelError)) throw error;
      this.damaged.set(error.key, modifiedAtMs(objects, error.key));
      this.logger.error(`${name} is not available: ${error.message}`);
    }
  }

  /**
   * All files of a model appear together, so that none is used with those of another version.
   * @returns bytes; 0 if another process has fetched it since, or the bucket no longer has it.
   */
  private async download(model: NamedModel, signal: AbortSignal): Promise<number> {
    const drafts = await Drafts.open(join(this.folder, '.drafts'));
    try {
      const { missing } = await filesOfModel(this.folder, model);
      for (const file of missing) {
        const draft = drafts.of(join(this.folder, model.folder, file.file));
        if (!(await this.stored.copyTo(draft, file, signal))) return 0;
      }
      await drafts.moveAll();
      return bytesOf(missing);
    } finally {
      await drafts.close();
    }
  }

  private isDamaged({ files }: ModelFiles, objects: StoredObjects): boolean {
    return files
      .map((file) => StoredModels.keyOf(file))
      .some((key) => this.damaged.get(key) === modifiedAtMs(objects, key));
  }
}

const bytesOf = (files: readonly ModelFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const modifiedAtMs = (objects: StoredObjects, key: string): number =>
  objects.get(key)?.modifiedAt.getTime() ?? 0;

/** Settles with the work, or rejects when the signal aborts first. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
