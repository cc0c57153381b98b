/** What a model is shown of a source. */
export interface NumberedPassage {
  /** `P1`, `P2` …: all that a model knows of where it comes from. */
  id: string;
  /** Id of the source. */
  source: number;
  /** Whole sentences on one line, without addresses, markup and orders. */
  text: string;
}
