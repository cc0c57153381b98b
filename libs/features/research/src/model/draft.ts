/** A sentence of a draft, with the sources it claims. Untrusted before verification. */
export interface DraftSentence {
  text: string;
  /** Ids of sources, at least one. */
  sources: number[];
}

/** A report before verification. */
export interface Draft {
  /** A model's name as `provider:model`, or `extractive`. */
  author: string;
  summary: DraftSentence[];
  sections: { facetId: string; sentences: DraftSentence[] }[];
  keyFindings: DraftSentence[];
  /** How well the quoted answer fits the question, 0 to 1; absent in drafts of models. */
  fit?: number;
}
