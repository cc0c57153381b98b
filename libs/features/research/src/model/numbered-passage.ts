/** A passage of a source for a model. */
export interface NumberedPassage {
  /** `P1`, `P2` …: the only reference to the source that a model gets. */
  id: string;
  /** Id of the source. */
  source: number;
  /** Complete sentences on one line, without URLs, markup and instructions. */
  text: string;
}
