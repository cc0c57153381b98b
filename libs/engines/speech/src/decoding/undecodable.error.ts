/** A recording that cannot be decoded, or is too long; `message` says which, for its sender. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError';
}
