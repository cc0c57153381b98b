/** Whatever this client throws. Its subclasses say what went wrong; this very class, that the client was used wrongly. */
export class CapstanError extends Error {
  override readonly name: string = 'CapstanError';
}
