import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { Bundles } from '../git/bundles.js';
import type { Git } from '../git/git.js';
import { Repository } from '../git/repository.js';
import { removeFolder } from '../tree/remove-folder.js';
import type { BundleStore } from '../bundles/bundle-store.js';
import { Clone } from '../bundles/clone.js';
import { committedWorkspaces } from '../bundles/workspace-rows.sql.js';
import { WorkspaceBackup } from './workspace-backup.js';

/** Backup of workspaces in the object storage, and of those in the former folder that were not used since there is a bucket. */
export class SharedBackup extends WorkspaceBackup {
  constructor(
    dataSource: DataSource,
    private readonly store: BundleStore,
    private readonly former: WorkspaceBackup,
    private readonly git: Git,
    /** For clones, one at a time. */
    private readonly scratch: string,
  ) {
    super(dataSource);
  }

  override async ids(): Promise<string[]> {
    return [...new Set([...(await committedWorkspaces(this.dataSource)), ...(await this.former.ids())])];
  }

  override async save(id: string, file: string): Promise<boolean> {
    if (!(await this.store.existing([id])).has(id)) return this.former.save(id, file);
    const repository = new Repository(this.git, join(this.scratch, `${id}-${randomUUID()}.git`));
    const bundles = new Bundles(this.git, repository.gitDir);
    try {
      const head = await new Clone(id, repository, bundles, this.store).update();
      return head !== null && (await bundles.writeAll(file));
    } finally {
      await removeFolder(repository.gitDir);
    }
  }

  override async restore(id: string, file: string): Promise<void> {
    const head = await Bundles.headOf(this.git, file);
    await this.store.create(id, head, file);
  }
}
