import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { BundledCommit, Bundles } from '../git/bundles.js';
import { GitError } from '../git/git.js';
import type { Repository } from '../git/repository.js';
import { translateStorageErrors } from '../storage-errors.js';
import { WorkspaceDamagedError } from '../workspace-damaged.error.js';
import { type BundleStore, keyOfBundle } from './bundle-store.js';
import type { LegacyFolder } from './legacy-folder.js';
import type { BundleRow, WorkspaceRow } from './workspace-rows.sql.js';

/** Bundles of one workspace that are read one by one; more are replaced by one. */
const MAX_BUNDLES = 16;
/** Objects may be replaced while they are being read; this often in a row means that they are gone. */
const READ_ATTEMPTS = 5;

/** The copy of a workspace in the cache of one process. */
export class Clone {
  /** Bytes of the bundles in it, about as many as it takes on disk. */
  bytes = 0;
  /** Version of the last bundle in it; 0: nothing. */
  private version = 0;
  /** Bundles are read, and published ones recorded, one after another. */
  private readonly inTurn = pLimit(1);

  constructor(
    readonly id: string,
    readonly repository: Repository,
    private readonly bundles: Bundles,
    private readonly store: BundleStore,
    private readonly former?: LegacyFolder,
  ) {}

  /** Whether it has anything; a cache may be deleted at any time. */
  get isThere(): boolean {
    return this.version > 0 && this.repository.isThere;
  }

  /** Updates it to the last commit. @returns that commit; null if there is none. @throws WorkspaceDamagedError. */
  update(): Promise<string | null> {
    return this.inTurn(() => this.readNew());
  }

  /**
   * Stores a commit that the repository has.
   * @param append records the bundle. @returns its version; undefined if it was refused.
   */
  async publish(
    commit: BundledCommit,
    append: (file: string) => Promise<number | undefined>,
  ): Promise<number | undefined> {
    const version = await this.withFile(async (file) => {
      await this.bundles.writeNew(file, commit);
      return append(file);
    });
    // A failure here is not one of the commit, which is stored: the next update reads the bundle.
    if (version !== undefined) await this.inTurn(() => this.record(commit, version)).catch(() => undefined);
    return version;
  }

  /** Returns whether a derived commit is stored, as far as this clone knows. */
  hasDerived(commit: string): Promise<boolean> {
    return this.bundles.hasDerived(commit);
  }

  /** Packs the repository, and replaces the bundles of the workspace by one if they are many. */
  async pack(): Promise<void> {
    await this.repository.close();
    this.bytes = await this.repository.storedBytes();
    const state = await this.store.state(this.id, 0);
    if (!state || state.bundles.length < MAX_BUNDLES) return;
    await this.update();
    await this.withFile(async (file) => {
      await this.bundles.writeAll(file);
      await this.store.replace(this.id, state.bundles, file);
    });
  }

  /** Moves the files away at once, for deletion. @returns their new path; undefined if there are none. */
  moveAway(): string | undefined {
    this.reset();
    if (!this.repository.isThere) return undefined;
    const path = join(dirname(this.repository.gitDir), `.discarded-${randomUUID()}`);
    renameSync(this.repository.gitDir, path);
    return path;
  }

  private reset(): void {
    this.version = 0;
    this.bytes = 0;
  }

  private async readNew(): Promise<string | null> {
    for (let attempt = 1; ; attempt += 1) {
      if (this.version > 0 && !this.isThere) this.reset();
      const state = await this.store.state(this.id, this.version);
      if (!state && attempt === 1 && (await this.former?.moveToStorage(this.id))) continue;
      if (!state) return null;
      const missing = await this.readBundles(state);
      if (missing === undefined) return state.head;
      if (attempt === READ_ATTEMPTS) throw this.damaged(missing, 'is missing');
    }
  }

  /** @returns a bundle whose object is missing: it was replaced, or is lost. */
  private async readBundles({ head, version, bundles }: WorkspaceRow): Promise<BundleRow | undefined> {
    if (version === this.version) return undefined;
    await translateStorageErrors(() => this.repository.make());
    for (const bundle of bundles) {
      const isRead = await this.withFile((file) => this.read(bundle, file));
      if (!isRead) return bundle;
    }
    const last = bundles.at(-1);
    if (last && (await this.repository.head()) !== head)
      throw this.damaged(last, `does not have the commit ${head}`);
    return undefined;
  }

  private async read(bundle: BundleRow, file: string): Promise<boolean> {
    return translateStorageErrors(async () => {
      if (!(await this.store.fetch(this.id, bundle, file))) return false;
      await this.bundles.read(file);
      this.version = bundle.version;
      this.bytes += bundle.bytes;
      return true;
    }).catch((error: unknown) => {
      throw error instanceof GitError ? this.damaged(bundle, 'is damaged', error) : error;
    });
  }

  private async record(commit: BundledCommit, version: number): Promise<void> {
    // The bundles of others come first: the next update reads them, and this one.
    if (version !== this.version + 1) return;
    await this.bundles.keep(commit);
    this.version = version;
  }

  private damaged({ id }: BundleRow, reason: string, cause?: unknown): WorkspaceDamagedError {
    return new WorkspaceDamagedError(this.id, keyOfBundle(this.id, id), reason, cause);
  }

  private async withFile<T>(work: (file: string) => Promise<T>): Promise<T> {
    const folder = dirname(this.repository.gitDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `.bundle-${randomUUID()}`);
    try {
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  }
}
