/** A passage of a source. */
export interface Passage {
  /** Position of its result in the list, from 1. */
  source: number;
  /** Whole sentences, verbatim, without those that give instructions to a language model. */
  text: string;
}
