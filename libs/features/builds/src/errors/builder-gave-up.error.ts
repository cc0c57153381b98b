/** A builder cannot go on; the next one takes the work tree over. */
export class BuilderGaveUpError extends Error {
  override readonly name = 'BuilderGaveUpError';

  /** @param reason for the stream: never a secret, nor what a vendor answered. */
  constructor(readonly reason: string) {
    super(reason);
  }
}
