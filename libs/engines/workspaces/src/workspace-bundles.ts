import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Bundles } from './git/bundles.js';
import { Git } from './git/git.js';
import { Repository } from './git/repository.js';

const REPOSITORY = /^([\w-]+)\.git$/;

/** Saves workspaces as git bundles and restores them. Consistent while others commit: a bundle is one commit's history. */
export class WorkspaceBundles {
  private readonly git: Git;
  private readonly root: string;

  constructor(dataDir: string, gitPath?: string) {
    this.git = new Git(gitPath);
    this.root = resolve(dataDir, 'workspaces');
  }

  /** Ids of all workspaces. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.root).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.flatMap((name) => REPOSITORY.exec(name)?.[1] ?? []);
  }

  /** @returns false if nothing has been committed. @throws WorkspacesUnavailableError, GitError. */
  save(id: string, file: string): Promise<boolean> {
    return new Bundles(this.git, this.repository(id).gitDir).writeAll(file);
  }

  /** Makes a new workspace of a bundle. @throws WorkspacesUnavailableError, GitError if the bundle is damaged. */
  async restore(id: string, file: string): Promise<void> {
    const repository = this.repository(id);
    await repository.make();
    await new Bundles(this.git, repository.gitDir).read(file);
  }

  private repository(id: string): Repository {
    return new Repository(this.git, join(this.root, `${id}.git`));
  }
}
