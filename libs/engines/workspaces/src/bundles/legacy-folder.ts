import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Bundles } from '../git/bundles.js';
import type { Git } from '../git/git.js';
import { Repository } from '../git/repository.js';
import { translateStorageErrors } from '../storage-errors.js';
import { removeFolder } from '../tree/remove-folder.js';
import type { BundleStore } from './bundle-store.js';

/** Workspaces that an installation had in its folder before it had a bucket. The first use of each moves it to the bucket. */
export class LegacyFolder {
  /** @param root the folder `workspaces` in DATA_DIR. */
  constructor(
    private readonly root: string,
    private readonly git: Git,
    private readonly store: BundleStore,
  ) {}

  /** Stores a workspace that is in the folder, and removes it there. @returns whether there was one with a commit. */
  async moveToStorage(id: string): Promise<boolean> {
    const repository = this.repository(id);
    const head = await repository.head();
    if (head === null) return false;
    const file = join(this.root, `.bundle-${randomUUID()}`);
    try {
      await translateStorageErrors(() => new Bundles(this.git, repository.gitDir).writeAll(file));
      // If another process was faster, this one has stored the same.
      await this.store.create(id, head, file);
    } finally {
      await rm(file, { force: true });
    }
    await this.remove(id);
    return true;
  }

  async remove(id: string): Promise<void> {
    await removeFolder(join(this.root, 'trees', id));
    await removeFolder(this.repository(id).gitDir);
  }

  private repository(id: string): Repository {
    return new Repository(this.git, join(this.root, `${id}.git`));
  }
}
