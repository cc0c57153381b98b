/** The generator cannot go on; the message says what to do. Nothing was written. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
}
