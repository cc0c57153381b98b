/**
 * How the ranking weighs. Tuned on one half of the questions in `test/bench/local-index/questions`, checked on the
 * other half; `docs/benchmarks.md` has the figures.
 */
export const WEIGHTS = {
  /** BM25F of a passage: fields, saturation, and how much length dampens them. */
  title: 3,
  address: 1,
  headings: 1,
  body: 1,
  saturation: 3,
  titleLengthPenalty: 0.4,
  passageLengthPenalty: 0.7,
  /** The same of the whole document. */
  documentTitle: 2,
  documentAddress: 1,
  documentHeadings: 1,
  documentSaturation: 2,
  documentLengthPenalty: 0.5,
  /** Passages of a document with the term in their headings count up to so many. */
  maxHeadings: 3,
  /** Parts of the second best passage and of the whole document in a document's score. */
  secondPassage: 0.3,
  document: 1,
  /** What a document that is nothing but links (contents, an index) loses. */
  links: 0.7,
  /** Worth of neighbours in the query being neighbours in the passage, as part of their idf. */
  proximity: 0.6,
  /** Farther apart they are no neighbours. */
  proximityWords: 8,
  /** Neighbours in another order than in the query. */
  reversed: 0.7,
  /** A word that was corrected. */
  corrected: 0.8,
} as const;

/**
 * Words of what is neither short nor long; what is longer has its counts dampened. Fixed rather than the averages of
 * the index: a thousand short pages more must not make every other page a long one.
 */
export const USUAL = { titleLength: 8, passageLength: 90, documentLength: 1000 } as const;

/** Robertson and Spärck Jones' weight, never below zero. */
export const idfOf = (documents: number, holding: number): number =>
  Math.log(1 + (Math.max(documents, holding) - holding + 0.5) / (holding + 0.5));
