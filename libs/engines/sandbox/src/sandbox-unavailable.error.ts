/** Commands cannot be confined here, so that none is run. The message says why, for the operator. */
export class SandboxUnavailableError extends Error {
  override readonly name = 'SandboxUnavailableError';

  constructor(reason: string | null) {
    super(`Commands cannot be run here: ${reason ?? 'there is no sandbox'}`);
  }
}
