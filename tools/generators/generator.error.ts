/** A generator error; the message says what to do. Nothing was written. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
}
