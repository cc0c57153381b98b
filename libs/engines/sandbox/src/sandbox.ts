/** A command to run in isolation. */
export interface SandboxCommand {
  /** A line for `sh -c`. */
  command: string;
  /** Absolute path of the only folder that it may write. */
  folder: string;
  /** Wall-clock timeout, after which the whole process tree is killed. Default: the configured limit. */
  timeoutMs?: number;
  /** Kills the whole process tree. */
  signal: AbortSignal;
  /** Streams the output, at most `maxOutputBytes` in total. */
  onOutput?: (chunk: { stream: 'stdout' | 'stderr'; text: string }) => void;
}

export interface SandboxResult {
  /** Null when it was killed. */
  exitCode: number | null;
  /** Why it was killed, or null. */
  killedBy: 'timeout' | 'memory' | 'output' | 'disk' | 'caller' | 'signal' | null;
  /** Both streams in order of arrival; the beginning and end if it was too long. */
  output: string;
  isOutputCut: boolean;
  durationMs: number;
}

/**
 * How commands are confined: `container` by the operator's runner, `bwrap+cgroup` and `bwrap` by bubblewrap with
 * and without the kernel's memory and process limits; `none`: commands are rejected.
 */
export type SandboxLevel = 'container' | 'bwrap+cgroup' | 'bwrap' | 'none';

export interface SandboxStatus {
  level: SandboxLevel;
  /** Why the level is not higher, for the operator. */
  reason: string | null;
}

/** Runs untrusted commands. Probed at start; never runs anything unconfined. */
export abstract class Sandbox {
  abstract status(): Promise<SandboxStatus>;

  /** @throws SandboxUnavailableError at level `none`. */
  abstract run(command: SandboxCommand): Promise<SandboxResult>;
}
