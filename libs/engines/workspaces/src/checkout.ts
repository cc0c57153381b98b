/** A file that a commit added, changed or removed. */
export interface ChangedFile {
  /** Relative, `/`-separated. */
  path: string;
  change: 'added' | 'changed' | 'removed';
  /** Of the new content; 0 when removed. */
  sizeBytes: number;
}

export interface NewCommit {
  /** Object id. */
  id: string;
  message: string;
  files: ChangedFile[];
}

/**
 * A work tree of a workspace, made from its last commit for one worker. Its git directory is elsewhere, out of reach
 * of what runs in the folder. Paths that leave the folder, and symbolic links on the way, are refused.
 */
export interface Checkout {
  /** Absolute path of the work tree. */
  readonly folder: string;
  /** The commit it stands on; null before the first. */
  readonly head: string | null;
  /** @throws PathError; null when there is no such regular file. */
  read(path: string): Promise<Uint8Array | null>;
  /** Replaces the file as a whole, making its folders. @throws PathError, WorkspaceFullError. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** @returns whether there was such a file. @throws PathError. */
  remove(path: string): Promise<boolean>;
  /** Regular files, sorted by path; what the ignore list names (`node_modules`, `.git`) is left out. */
  list(): Promise<{ path: string; sizeBytes: number }[]>;
  /**
   * Makes all changes one commit by compare-and-swap of the branch.
   * @returns null when nothing changed.
   * @throws WorkspaceMovedError when another commit came first; WorkspaceFullError beyond the caps or on a full disk.
   */
  commit(message: string): Promise<NewCommit | null>;
  /** The work tree becomes that of `commit` (default: head); nothing is committed. */
  reset(commit?: string): Promise<void>;
  /** Deletes the work tree. */
  close(): Promise<void>;
}
