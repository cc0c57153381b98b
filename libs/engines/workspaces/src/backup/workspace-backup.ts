import type { DataSource } from 'typeorm';
import { deleteAllWorkspaces } from '../bundles/workspace-rows.sql.js';

/** Saves workspaces as git bundles and restores them: the same files wherever workspaces are stored. */
export abstract class WorkspaceBackup {
  constructor(protected readonly dataSource: DataSource) {}

  /** Ids of all workspaces. */
  abstract ids(): Promise<string[]>;

  /**
   * Saves a workspace with its history and derived commits. Consistent while others commit.
   * @returns false if nothing has been committed. @throws WorkspacesUnavailableError, WorkspaceDamagedError, GitError.
   */
  abstract save(id: string, file: string): Promise<boolean>;

  /** Makes a new workspace of a bundle. @throws WorkspacesUnavailableError, GitError if the bundle is damaged. */
  abstract restore(id: string, file: string): Promise<void>;

  /** Forgets where another installation had its workspaces: `restore` writes where this one has them. */
  forgetStored(): Promise<void> {
    return deleteAllWorkspaces(this.dataSource);
  }
}
