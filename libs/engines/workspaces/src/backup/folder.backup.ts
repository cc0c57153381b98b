import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { Bundles } from '../git/bundles.js';
import type { Git } from '../git/git.js';
import { Repository } from '../git/repository.js';
import { WorkspaceBackup } from './workspace-backup.js';

const REPOSITORY = /^([\w-]+)\.git$/;

/** Backup of workspaces in a folder of repositories. */
export class FolderBackup extends WorkspaceBackup {
  /** @param root the folder `workspaces` in DATA_DIR. */
  constructor(
    dataSource: DataSource,
    private readonly root: string,
    private readonly git: Git,
  ) {
    super(dataSource);
  }

  override async ids(): Promise<string[]> {
    const names = await readdir(this.root).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.flatMap((name) => REPOSITORY.exec(name)?.[1] ?? []);
  }

  override save(id: string, file: string): Promise<boolean> {
    return new Bundles(this.git, this.repository(id).gitDir).writeAll(file);
  }

  override async restore(id: string, file: string): Promise<void> {
    const repository = this.repository(id);
    await repository.make();
    await new Bundles(this.git, repository.gitDir).read(file);
  }

  private repository(id: string): Repository {
    return new Repository(this.git, join(this.root, `${id}.git`));
  }
}
