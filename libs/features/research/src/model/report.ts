/** Where a source says it. */
export interface Citation {
  /** Id of the source. */
  source: number;
  /** Span of the source's `text`, UTF-16 code units, end exclusive. */
  start: number;
  end: number;
  /** The span itself, verbatim. */
  quote: string;
  /** SHA-256 of `quote` as UTF-8, hex. */
  sha256: string;
  /** How much of the sentence the span bears out, 0 to 1; 1 for a quotation. */
  support: number;
}

/** A sentence that holds. */
export interface ReportSentence {
  /** Without markers. */
  text: string;
  /** At least one, each from another source. */
  citations: Citation[];
  /** `verbatim`: it stands so in its source. `worded`: a model's words, borne out. `replaced`: the extract that took a claim's place. */
  kind: 'verbatim' | 'worded' | 'replaced';
}

/** A disagreement that sources have about a number or a date. */
export interface Conflict {
  /** What it is about: words that the sentences share. */
  about: string;
  sentences: ReportSentence[];
}

/** A verified report. */
export interface Report {
  title: string;
  author: string;
  summary: ReportSentence[];
  sections: { facetId: string; heading: string; sentences: ReportSentence[] }[];
  keyFindings: ReportSentence[];
  conflicts: Conflict[];
  /** 0 to 1; the formula is in docs/research.md. */
  confidence: number;
  /** Sentences of the draft that were checked; what a model wrote as one sentence may be several. */
  checked: number;
  /** Of those, the sentences that did not hold. */
  rejected: number;
}
