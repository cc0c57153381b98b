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

/** Changes to a tree. */
export interface TreeChanges {
  /** Paths of files to remove. */
  without: ReadonlySet<string>;
  /** New content of existing files by path; other paths are ignored. */
  contents: ReadonlyMap<string, Uint8Array>;
}

/**
 * Versioned folders, one git repository each: in DATA_DIR, which processes share, or in the object storage, with a copy for each process.
 * Commits use compare-and-swap, so that one of two concurrent writers is rejected. Ids are UUIDs, commits are full
 * object ids; an unknown commit reads as null. Hooks, filters and attributes of repositories are disabled.
 */
export abstract class Workspaces {
  /** Whether git works here. */
  abstract isAvailable(): Promise<boolean>;

  /** Creates a work tree of the last commit under `name`, and the repository if it does not exist. */
  abstract checkOut(id: string, name: string): Promise<Checkout>;

  /** Returns the last commit; null if there is none. */
  abstract head(id: string): Promise<string | null>;

  /** Returns what all commits take where they are stored, in bytes; 0 for a workspace that was never checked out. */
  abstract storedBytes(id: string): Promise<number>;

  /** Newest first. @param page.after id of the commit to continue after. */
  abstract log(id: string, page: { limit: number; after?: string }): Promise<CommitInfo[]>;

  /** Returns the regular files of a commit, sorted by path, without links and submodules. */
  abstract files(id: string, commit: string): Promise<WorkspaceFile[] | null>;

  /** Returns the content of a regular file; null for anything else (a link, a folder, a path outside the tree). */
  abstract read(id: string, commit: string, path: string): Promise<Buffer | null>;

  /** Returns the files of a commit as ZIP. @param folder name of the folder in it. */
  abstract archive(id: string, commit: string, folder: string): Promise<Readable | null>;

  /**
   * Serves a clone or fetch of the history, one request of the smart HTTP protocol of git: the advertisement of the branch
   * without `request`, else the pack. Null if there is no commit.
   * @param protocol the header Git-Protocol of the client.
   */
  abstract uploadPack(
    id: string,
    asked: { request?: Uint8Array; protocol?: string | undefined },
  ): Promise<Readable | null>;

  /** Creates a new commit on top with the tree of `commit`. @returns null when the tree is the same already. */
  abstract restore(id: string, commit: string, message: string): Promise<NewCommit | null>;

  /**
   * Creates a commit outside of the history: the files of `commit` with some changes. The same changes give the
   * same commit, which is kept as long as the workspace.
   * @returns its id. @throws UnknownCommitError.
   */
  abstract derive(id: string, commit: string, changes: TreeChanges): Promise<string>;

  /** Deletes a workspace with its history and checkouts; one that does not exist counts as deleted. */
  abstract remove(id: string): Promise<void>;
}
