/** A question with the pages that answer it. */
export interface Question {
  readonly set: string;
  readonly text: string;
  /** Weights were tuned on some; those held out validate them; those unseen are not looked at. */
  readonly half: 'tuned' | 'held out' | 'unseen';
  /** @param page path below the folder of manuals. */
  isAnsweredBy(page: string): boolean;
  /** Pages that contain the question itself do not count as found. */
  isExcluded(page: string): boolean;
}
