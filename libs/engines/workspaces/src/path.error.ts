/** An invalid path, name or id. The message states the reason. */
export class PathError extends Error {
  override readonly name = 'PathError';
}
