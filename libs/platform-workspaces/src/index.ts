/**
 * Versioned folders for work that survives its worker: git repositories with compare-and-swap commits.
 * Main types: {@link Workspaces}, {@link Checkout}.
 */
export type { ChangedFile, Checkout, NewCommit } from './checkout.js';
export { type CommitInfo, type WorkspaceFile, Workspaces } from './workspaces.js';
