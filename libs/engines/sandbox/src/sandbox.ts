/** A command to run where it can harm nothing but its folder. */
export interface SandboxCommand {
  /** A line for `sh -c`. */
  command: string;
  /** Absolute path of the only folder that it may write. */
  folder: string;
  /** Wall clock; the whole process tree is killed then. Default: the operator's cap. */
  timeoutMs?: number;
  /** Kills the whole process tree. */
  signal: AbortSignal;
  /** Output as it comes, at most `maxOutputBytes` in all. */
  onOutput?: (chunk: { stream: 'stdout' | 'stderr'; text: string }) => void;
}

export interface SandboxResult {
  /** Null when it was killed. */
  exitCode: number | null;
  /** Why it was killed, if it was. */
  killedBy: 'timeout' | 'memory' | 'output' | 'disk' | 'caller' | 'signal' | null;
  /** Both streams in the order of arrival; its beginning and its end when it was too long. */
  output: string;
  isOutputCut: boolean;
  durationMs: number;
}

/**
 * How well commands are confined: `container` by the runner of an operator, `bwrap+cgroup` and `bwrap` by bubblewrap with
 * and without memory and process limits of the kernel, `none`: commands are refused.
 */
export type SandboxLevel = 'container' | 'bwrap+cgroup' | 'bwrap' | 'none';

export interface SandboxStatus {
  level: SandboxLevel;
  /** Why it is no better, for the operator. */
  reason: string | null;
}

/** Runs commands that nobody vouches for. Probed at start; never runs anything unconfined. */
export abstract class Sandbox {
  abstract status(): Promise<SandboxStatus>;

  /** @throws SandboxUnavailableError under level `none`. */
  abstract run(command: SandboxCommand): Promise<SandboxResult>;
}
