import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Branch } from './branch.js';
import type { Checkout, NewCommit } from './checkout.js';
import { derivedCommit } from './git/derived-commit.js';
import { Git } from './git/git.js';
import { Repository } from './git/repository.js';
import { type TreeEntry, changesBetween } from './git/tree-entry.js';
import { GitCheckout } from './git.checkout.js';
import { PathError } from './path.error.js';
import { translateStorageErrors } from './storage-errors.js';
import { removeFolder } from './tree/remove-folder.js';
import { faultOfName } from './tree/tree-path.js';
import { WorkTree } from './tree/work-tree.js';
import { UnknownCommitError } from './unknown-commit.error.js';
import type { WorkspacesConfig } from './workspaces.config.js';
import { type CommitInfo, type TreeChanges, type WorkspaceFile, Workspaces } from './workspaces.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Prefix of a work tree that is being deleted. */
const DISCARDED_PREFIX = '.discarded-';

const CACHED_COMMITS = 200;
const CACHED_BYTES = 64 * 1024 * 1024;

/** Stores workspaces as git repositories in `<data folder>/workspaces` (docs/adr/0018-workspaces.md). */
@Injectable()
export class GitWorkspaces extends Workspaces {
  private readonly git: Git;
  private readonly root: string;
  private works: Promise<boolean> | undefined;

  /** Files of a commit by path. Commits and contents are immutable, so the caches are never stale. */
  private readonly trees = new LRUCache<string, Map<string, TreeEntry>, Repository>({
    max: CACHED_COMMITS,
    fetchMethod: async (key, _old, { context: repository }) => {
      const entries = await repository.entries(key.slice(key.indexOf('/') + 1));
      return entries ? new Map(entries.map((entry) => [entry.path, entry])) : undefined;
    },
  });

  private readonly contents = new LRUCache<string, Buffer, Repository>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (content) => content.byteLength + 200,
    fetchMethod: (contentId, _old, { context: repository }) => repository.content(contentId),
  });

  constructor(
    dataDir: string,
    private readonly config: Pick<WorkspacesConfig, 'maxBytes' | 'maxFiles' | 'gitPath'>,
  ) {
    super();
    this.git = new Git(config.gitPath);
    this.root = resolve(dataDir, 'workspaces');
  }

  isAvailable(): Promise<boolean> {
    this.works ??= this.git.text(null, ['--version']).then(
      (version) => version.startsWith('git version'),
      () => {
        this.works = undefined;
        return false;
      },
    );
    return this.works;
  }

  /** @param main decides about commits; default: the repository itself. */
  async checkOut(id: string, name: string, main: Branch = this.repository(id)): Promise<Checkout> {
    const repository = this.repository(id);
    if (faultOfName(name) !== undefined || !/^[\w-]+$/.test(name)) {
      throw new PathError('The name of a checkout must have only letters, digits, "_" and "-".');
    }
    return translateStorageErrors(async () => {
      await repository.make();
      await repository.removeStaleFiles();
      const trees = join(this.root, 'trees', id);
      await mkdir(trees, { recursive: true, mode: 0o700 });
      await discardAll(trees);
      const folder = join(trees, name);
      await mkdir(folder);
      return GitCheckout.make(repository, new WorkTree(folder), {
        caps: this.config,
        main,
        draftRef: `refs/checkouts/${name}`,
      });
    });
  }

  head(id: string): Promise<string | null> {
    return this.repository(id).head();
  }

  storedBytes(id: string): Promise<number> {
    return this.repository(id).storedBytes();
  }

  log(id: string, page: { limit: number; after?: string }): Promise<CommitInfo[]> {
    return this.repository(id).log(page);
  }

  async files(id: string, commit: string): Promise<WorkspaceFile[] | null> {
    const tree = await this.tree(id, commit);
    if (!tree) return null;
    return [...tree.values()].map(({ path, sizeBytes, contentId }) => ({ path, sizeBytes, contentId }));
  }

  async read(id: string, commit: string, path: string): Promise<Buffer | null> {
    const entry = (await this.tree(id, commit))?.get(path);
    if (!entry) return null;
    const repository = this.repository(id);
    return (await this.contents.fetch(entry.contentId, { context: repository })) ?? null;
  }

  async archive(id: string, commit: string, folder: string): Promise<Readable | null> {
    const fault = faultOfName(folder);
    if (fault !== undefined || folder.includes('/')) {
      throw new PathError(`The folder of an archive ${fault ?? 'has a slash'}.`);
    }
    const repository = this.repository(id);
    return (await repository.commitId(commit)) === null ? null : repository.archive(commit, folder);
  }

  async uploadPack(
    id: string,
    asked: { request?: Uint8Array; protocol?: string | undefined },
  ): Promise<Readable | null> {
    const repository = this.repository(id);
    return (await repository.head()) === null ? null : repository.uploadPack(asked);
  }

  /** @param main decides about the commit; default: the repository itself. */
  async restore(
    id: string,
    commit: string,
    message: string,
    main: Branch = this.repository(id),
  ): Promise<NewCommit | null> {
    const repository = this.repository(id);
    const head = await main.head();
    const wanted = await repository.entries(commit);
    if (head === null || !wanted) throw new UnknownCommitError(commit);
    const files = changesBetween((await repository.entries(head)) ?? [], wanted);
    if (files.length === 0) return null;
    return translateStorageErrors(async () => {
      const made = await repository.commitTreeOf(commit, head, message);
      await main.moveHead(head, made);
      return { id: made, message, files };
    });
  }

  async derive(id: string, commit: string, changes: TreeChanges): Promise<string> {
    const repository = this.repository(id);
    const entries = await repository.entries(commit);
    if (!entries) throw new UnknownCommitError(commit);
    return translateStorageErrors(() => derivedCommit(repository, commit, entries, changes));
  }

  async remove(id: string): Promise<void> {
    const { gitDir } = this.repository(id);
    await removeFolder(join(this.root, 'trees', id));
    await removeFolder(gitDir);
  }

  private async tree(id: string, commit: string): Promise<Map<string, TreeEntry> | undefined> {
    const repository = this.repository(id);
    return this.trees.fetch(`${id}/${commit}`, { context: repository });
  }

  /** @throws PathError for an id that is not a lower-case UUID. */
  repository(id: string): Repository {
    if (!UUID.test(id)) throw new PathError('The id of a workspace must be a lower-case UUID.');
    return new Repository(this.git, join(this.root, `${id}.git`));
  }
}

/**
 * Deletes the work trees of earlier checkouts. Each is moved away first, so that a worker that is still running
 * finds nothing rather than half of its files.
 */
async function discardAll(trees: string): Promise<void> {
  for (const name of await readdir(trees)) {
    const discarded = join(trees, DISCARDED_PREFIX + randomUUID());
    if (name.startsWith(DISCARDED_PREFIX)) await removeFolder(join(trees, name));
    else {
      await rename(join(trees, name), discarded);
      await removeFolder(discarded);
    }
  }
}
