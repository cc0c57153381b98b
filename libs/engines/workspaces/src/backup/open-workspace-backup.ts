import { resolve } from 'node:path';
import type { ObjectStorage } from '@capstan/platform-storage';
import type { DataSource } from 'typeorm';
import { Git } from '../git/git.js';
import { BundleStore } from '../bundles/bundle-store.js';
import { FolderBackup } from './folder.backup.js';
import { SharedBackup } from './shared.backup.js';
import type { WorkspaceBackup } from './workspace-backup.js';

/** Returns the backup of workspaces where the configuration has them. */
export function openWorkspaceBackup({
  dataDir,
  dataSource,
  storage,
  gitPath,
  scratch,
}: {
  dataDir: string;
  dataSource: DataSource;
  storage: ObjectStorage;
  gitPath?: string | undefined;
  /** For clones while their sites are saved. */
  scratch: string;
}): WorkspaceBackup {
  const git = new Git(gitPath);
  const folder = new FolderBackup(dataSource, resolve(dataDir, 'workspaces'), git);
  if (!storage.isShared) return folder;
  return new SharedBackup(dataSource, new BundleStore(dataSource, storage), folder, git, scratch);
}
