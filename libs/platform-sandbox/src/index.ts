/** Confined commands (docs/adr/0019-sandbox.md). Main type: {@link Sandbox}. */
export {
  Sandbox,
  type SandboxCommand,
  type SandboxLevel,
  type SandboxResult,
  type SandboxStatus,
} from './sandbox.js';
