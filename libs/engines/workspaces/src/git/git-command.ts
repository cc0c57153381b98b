/** A git command whose output fits into memory. */
export interface GitCommand {
  program: string;
  args: readonly string[];
  env: Record<string, string>;
  /** What it reads: bytes, or the path of a file. Default: nothing. */
  input?: Uint8Array | { file: string };
  /** It is killed then. */
  timeoutMs: number;
}

/** How a command ended. */
export interface GitOutcome {
  /** Null if a signal ended it. */
  code: number | null;
  stdout: Uint8Array;
  stderr: string;
}

/** The outcome, or why the program could not be started. */
export type GitReply = { id: number } & ({ outcome: GitOutcome } | { error: string });
