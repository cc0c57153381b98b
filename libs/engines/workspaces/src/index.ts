/**
 * Versioned folders for work that survives its worker: git repositories with compare-and-swap commits
 * (docs/adr/0018-workspaces.md). Main types: {@link Workspaces}, {@link Checkout}.
 */
export type { ChangedFile, Checkout, NewCommit } from './checkout.js';
export { GitWorkspaces } from './git.workspaces.js';
export { PathError } from './path.error.js';
export { lostBundles } from './bundles/lost-bundles.js';
export { SharedWorkspaces } from './bundles/shared.workspaces.js';
export { UnknownCommitError } from './unknown-commit.error.js';
export { BundleSweep } from './bundles/bundle-sweep.js';
export { BUNDLES } from './bundles/bundle-store.js';
export { openWorkspaceBackup } from './backup/open-workspace-backup.js';
export type { WorkspaceBackup } from './backup/workspace-backup.js';
export { WorkspaceFullError } from './workspace-full.error.js';
export { WorkspaceMovedError } from './workspace-moved.error.js';
export { type WorkspacesConfig, workspacesConfig } from './workspaces.config.js';
export { WorkspaceDamagedError } from './workspace-damaged.error.js';
export { WorkspacesModule, WorkspacesWorkerModule } from './workspaces.module.js';
export { type CommitInfo, type TreeChanges, type WorkspaceFile, Workspaces } from './workspaces.js';
export { WorkspacesUnavailableError } from './workspaces-unavailable.error.js';
