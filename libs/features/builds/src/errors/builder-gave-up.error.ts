/** A builder cannot continue; the next one takes over the work tree. */
export class BuilderGaveUpError extends Error {
  override readonly name = 'BuilderGaveUpError';

  /** @param reason for the stream: never a secret, nor a vendor's text. */
  constructor(readonly reason: string) {
    super(reason);
  }
}
