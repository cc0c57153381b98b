/** A builder cannot continue; the next one takes over the work tree. */
export class BuilderGaveUpError extends Error {
  override readonly name = 'BuilderGaveUpError';

  /**
   * @param reason for the stream. @param explanation for the owner, in plain words. Neither has a secret or a vendor's
   * text.
   */
  constructor(
    readonly reason: string,
    readonly explanation: string,
  ) {
    super(reason);
  }
}
