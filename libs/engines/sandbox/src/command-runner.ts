import type { SandboxResult, SandboxStatus } from './sandbox.js';

/** Resource limits of a command. */
export interface CommandLimits {
  timeoutMs: number;
  memoryBytes: number;
  maxProcesses: number;
  diskBytes: number;
  outputBytes: number;
}

/** A command with all defaults applied. */
export interface ConfinedCommand {
  command: string;
  folder: string;
  limits: CommandLimits;
  signal: AbortSignal;
  onOutput: (chunk: { stream: 'stdout' | 'stderr'; text: string }) => void;
}

/** Confines and runs commands. Another technology, such as a microVM, is another implementation. */
export interface CommandRunner {
  /** Tests it with a harmless command. */
  probe(limits: CommandLimits): Promise<SandboxStatus>;

  /** Called after a probe with a level other than `none`. */
  run(command: ConfinedCommand): Promise<SandboxResult>;
}
