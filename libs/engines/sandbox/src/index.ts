/** Confined commands (docs/adr/0019-sandbox.md). Main type: {@link Sandbox}. */
export { BubblewrapRunner } from './bubblewrap/bubblewrap.runner.js';
export type { CommandLimits, CommandRunner, ConfinedCommand } from './command-runner.js';
export { RunnerSandbox } from './runner.sandbox.js';
export { SandboxUnavailableError } from './sandbox-unavailable.error.js';
export { type SandboxConfig, sandboxConfig } from './sandbox.config.js';
export { SandboxModule } from './sandbox.module.js';
export {
  Sandbox,
  type SandboxCommand,
  type SandboxLevel,
  type SandboxResult,
  type SandboxStatus,
} from './sandbox.js';
