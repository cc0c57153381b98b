import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { ObjectStorage } from '@capstan/platform-storage';
import type { DataSource } from 'typeorm';
import type { Checkout, NewCommit } from '../checkout.js';
import { Bundles } from '../git/bundles.js';
import { Git } from '../git/git.js';
import { GitWorkspaces } from '../git.workspaces.js';
import { UnknownCommitError } from '../unknown-commit.error.js';
import type { WorkspacesConfig } from '../workspaces.config.js';
import { type CommitInfo, type TreeChanges, type WorkspaceFile, Workspaces } from '../workspaces.js';
import { BundleStore } from './bundle-store.js';
import { Clone } from './clone.js';
import { CloneUpkeep } from './clone-upkeep.js';
import { type HeldClone, Clones } from './clones.js';
import { LegacyFolder } from './legacy-folder.js';
import { StoredBranch } from './stored-branch.js';

/**
 * Workspaces in the object storage: any process on any machine reads and writes them with git in a cache of its own
 * (docs/adr/0050-workspaces-in-object-storage.md).
 */
export class SharedWorkspaces extends Workspaces implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Git in the cache. */
  private readonly local: GitWorkspaces;
  private readonly store: BundleStore;
  private readonly clones: Clones;
  private readonly former: LegacyFolder;
  private readonly upkeep: CloneUpkeep;

  constructor(dataDir: string, config: WorkspacesConfig, dataSource: DataSource, storage: ObjectStorage) {
    super();
    const git = new Git(config.gitPath);
    this.store = new BundleStore(dataSource, storage);
    this.former = new LegacyFolder(resolve(dataDir, 'workspaces'), git, this.store);
    this.clones = new Clones(resolve(dataDir, 'workspaces-cache'), config.cacheBytes, (id) => {
      const repository = this.local.repository(id);
      return new Clone(id, repository, new Bundles(git, repository.gitDir), this.store, this.former);
    });
    this.local = new GitWorkspaces(this.clones.folder, config);
    this.upkeep = new CloneUpkeep(this.clones, this.store);
  }

  onApplicationBootstrap(): void {
    this.upkeep.onApplicationBootstrap();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.upkeep.onApplicationShutdown();
    await this.clones.close();
  }

  override isAvailable(): Promise<boolean> {
    return this.local.isAvailable();
  }

  override async checkOut(id: string, name: string): Promise<Checkout> {
    const held = this.clones.hold(id);
    try {
      // What the former folder has must be stored before there is an owner.
      await held.clone.update();
      return await this.local.checkOut(id, name, new StoredBranch(held, this.store));
    } catch (error) {
      held.release();
      throw error;
    }
  }

  override head(id: string): Promise<string | null> {
    return this.clones.use(id, ({ clone }) => clone.update());
  }

  override storedBytes(id: string): Promise<number> {
    return this.store.bytesOf(id);
  }

  override log(id: string, page: { limit: number; after?: string }): Promise<CommitInfo[]> {
    return this.clones.use(id, async ({ clone }) => {
      await clone.update();
      return this.local.log(id, page);
    });
  }

  override files(id: string, commit: string): Promise<WorkspaceFile[] | null> {
    return this.found(id, () => this.local.files(id, commit));
  }

  override read(id: string, commit: string, path: string): Promise<Buffer | null> {
    return this.found(id, () => this.local.read(id, commit, path));
  }

  override archive(id: string, commit: string, folder: string): Promise<Readable | null> {
    return this.streamed(id, () => this.found(id, () => this.local.archive(id, commit, folder)));
  }

  override uploadPack(
    id: string,
    asked: { request?: Uint8Array; protocol?: string | undefined },
  ): Promise<Readable | null> {
    return this.streamed(id, async ({ clone }) => {
      await clone.update();
      return this.local.uploadPack(id, asked);
    });
  }

  override restore(id: string, commit: string, message: string): Promise<NewCommit | null> {
    return this.clones.use(id, (held) =>
      this.local.restore(id, commit, message, new StoredBranch(held, this.store)),
    );
  }

  override derive(id: string, commit: string, changes: TreeChanges): Promise<string> {
    return this.clones.use(id, async ({ clone }) => {
      // What another process derived is then known.
      await clone.update();
      const derived = await this.local.derive(id, commit, changes);
      if (await clone.hasDerived(derived)) return derived;
      const version = await clone.publish({ id: derived, isMain: false }, (file) =>
        this.store.appendDerived(id, file),
      );
      if (version === undefined) throw new UnknownCommitError(commit);
      return derived;
    });
  }

  override async remove(id: string): Promise<void> {
    await this.store.remove(id);
    await this.former.remove(id);
    await this.clones.forget(id);
    await this.local.remove(id);
  }

  /** Reads what never changes: from the clone as it is, or else from the updated one. */
  private found<T>(id: string, read: () => Promise<T | null>): Promise<T | null> {
    return this.clones.use(id, async ({ clone }) => {
      const known = clone.isThere ? await read() : null;
      if (known !== null) return known;
      await clone.update();
      return read();
    });
  }

  /** Keeps the clone until the stream has ended. */
  private async streamed(
    id: string,
    open: (held: HeldClone) => Promise<Readable | null>,
  ): Promise<Readable | null> {
    const held = this.clones.hold(id);
    const stream = await open(held).catch((error: unknown) => {
      held.release();
      throw error;
    });
    if (stream) stream.once('close', () => held.release());
    else held.release();
    return stream;
  }
}
