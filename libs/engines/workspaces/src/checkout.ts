/** A file that a commit added, changed or removed. */
export interface ChangedFile {
  /** Relative, `/`-separated. */
  path: string;
  change: 'added' | 'changed' | 'removed';
  /** Size of the new content; 0 when removed. */
  sizeBytes: number;
}

export interface NewCommit {
  /** Object id. */
  id: string;
  message: string;
  files: ChangedFile[];
}

/**
 * A work tree of a workspace, created from its last commit for one worker. Its git directory is elsewhere, out of
 * reach of commands in the folder. Paths outside the folder, and symbolic links on the way, are rejected.
 */
export interface Checkout {
  /** Absolute path of the work tree. */
  readonly folder: string;
  /** The commit that it is based on; null before the first. */
  readonly head: string | null;
  /** Reads a regular file; null if there is none. @throws PathError. */
  read(path: string): Promise<Uint8Array | null>;
  /** Replaces the file atomically and creates its folders. @throws PathError, WorkspaceFullError. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** @returns whether the file existed. @throws PathError. */
  remove(path: string): Promise<boolean>;
  /** Lists regular files, sorted by path, without ignored ones (`node_modules`, `.git`). */
  list(): Promise<{ path: string; sizeBytes: number }[]>;
  /**
   * Commits all changes with a compare-and-swap of the branch.
   * @returns null when nothing changed.
   * @throws WorkspaceMovedError when another commit came first; WorkspaceFullError beyond the limits or on a full
   * disk.
   */
  commit(message: string): Promise<NewCommit | null>;
  /** Resets the work tree to `commit` (default: head), without committing. */
  reset(commit?: string): Promise<void>;
  /** Deletes the work tree. */
  close(): Promise<void>;
}
