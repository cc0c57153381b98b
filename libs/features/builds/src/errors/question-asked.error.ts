/** The build waits for an answer of its owner: its worker stops, and another one continues. */
export class QuestionAskedError extends Error {
  override readonly name = 'QuestionAskedError';
}
