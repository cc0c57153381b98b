import type { SandboxResult, SandboxStatus } from './sandbox.js';

/** What a command may use. */
export interface CommandLimits {
  timeoutMs: number;
  memoryBytes: number;
  maxProcesses: number;
  diskBytes: number;
  outputBytes: number;
}

/** A command with every default filled in. */
export interface ConfinedCommand {
  command: string;
  folder: string;
  limits: CommandLimits;
  signal: AbortSignal;
  onOutput: (chunk: { stream: 'stdout' | 'stderr'; text: string }) => void;
}

/** A way to confine commands. Another one, say of a microVM, is another implementation. */
export interface CommandRunner {
  /** Tries it out with a harmless command. */
  probe(limits: CommandLimits): Promise<SandboxStatus>;

  /** Called after a probe that gave a level other than `none`. */
  run(command: ConfinedCommand): Promise<SandboxResult>;
}
