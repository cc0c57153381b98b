/** Commands cannot be confined here, so none is run. The message has the reason, for the operator. */
export class SandboxUnavailableError extends Error {
  override readonly name = 'SandboxUnavailableError';

  constructor(reason: string | null) {
    super(`Commands cannot be run here: ${reason ?? 'there is no sandbox'}`);
  }
}
