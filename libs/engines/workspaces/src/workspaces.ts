import type { Readable } from 'node:stream';
import type { Checkout, NewCommit } from './checkout.js';

export interface CommitInfo {
  id: string;
  message: string;
  at: Date;
}

export interface WorkspaceFile {
  path: string;
  sizeBytes: number;
  /** Object id of the content: equal contents have equal ids. */
  contentId: string;
}

/** What one tree has otherwise than another. */
export interface TreeChanges {
  /** Paths of files that are left out. */
  without: ReadonlySet<string>;
  /** New content of files by path; those that the tree does not have are left alone. */
  contents: ReadonlyMap<string, Uint8Array>;
}

/**
 * Versioned folders, one git repository each, below DATA_DIR. Every process that has that folder may read; a commit
 * goes through by compare-and-swap, so that of two writers one is refused. Ids are UUIDs; commits full object ids, and
 * one that the repository lacks reads as null. Repositories run nothing of what is in them: no hooks, filters, attributes.
 */
export abstract class Workspaces {
  /** Whether git works here. */
  abstract isAvailable(): Promise<boolean>;

  /** A fresh work tree on the last commit, under a name of its own; makes the repository when there is none. */
  abstract checkOut(id: string, name: string): Promise<Checkout>;

  /** Last commit; null when there is none. */
  abstract head(id: string): Promise<string | null>;

  /** Bytes on disk of all its commits; 0 for a workspace that was never checked out. */
  abstract storedBytes(id: string): Promise<number>;

  /** Newest first. @param page.after id of the commit to go on after. */
  abstract log(id: string, page: { limit: number; after?: string }): Promise<CommitInfo[]>;

  /** Regular files of a commit, sorted by path; links and submodules are left out. */
  abstract files(id: string, commit: string): Promise<WorkspaceFile[] | null>;

  /** Content of a regular file; null when there is none (a link, a folder, a path that leaves the tree). */
  abstract read(id: string, commit: string, path: string): Promise<Buffer | null>;

  /** The files of a commit as ZIP. @param folder name of the folder in it. */
  abstract archive(id: string, commit: string, folder: string): Promise<Readable | null>;

  /** A new commit on top whose tree is that of `commit`. @returns null when that is the tree already. */
  abstract restore(id: string, commit: string, message: string): Promise<NewCommit | null>;

  /**
   * A commit beside the history: the files of `commit` but for some changes. The same changes give the same commit, and
   * it is kept as long as the workspace.
   * @returns its id. @throws UnknownCommitError.
   */
  abstract derive(id: string, commit: string, changes: TreeChanges): Promise<string>;
}
