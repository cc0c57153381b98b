/** A path, name or id that a workspace does not take. The message says what is wrong with it. */
export class PathError extends Error {
  override readonly name = 'PathError';
}
