/**
 * Weights of the ranking. Tuned on questions that manuals ask themselves and on the questions in
 * `test/bench/local-index/questions`, measured on `questions/unseen`; `docs/benchmarks.md` has the figures.
 */
export const WEIGHTS = {
  /** BM25F of a passage: fields, saturation, and length normalization. */
  title: 5,
  address: 1,
  headings: 1,
  body: 1,
  saturation: 1.8,
  titleLengthPenalty: 0.4,
  passageLengthPenalty: 0.3,
  /** BM25F of the whole document. */
  documentTitle: 2,
  documentAddress: 1,
  documentHeadings: 1,
  documentSaturation: 2,
  documentLengthPenalty: 0.5,
  /** Maximum number of passages with the term in their headings that count. */
  maxHeadings: 3,
  /** Shares of the second best passage and of the whole document in the score of a document. */
  secondPassage: 0.3,
  document: 1,
  /** Penalty of a document that only consists of links (contents, an index). */
  links: 0.3,
  /** Bonus of adjacent words of the query that are adjacent in the passage, as a share of their idf. */
  proximity: 0.6,
  /** Maximum distance of words that count as close. */
  proximityWords: 8,
  /** Factor for words in another order than in the query. */
  reversed: 0.7,
  /** Share of the best score by words that a passage with exactly the meaning of the query adds. */
  meaning: 1.5,
  /** Bonus of a document whose collection has all of the best documents, as a share of its score. */
  collection: 0.3,
  /** Minimum share of a query, by idf, that a passage of a fallback collection contains. */
  fallbackCoverage: 0.6,
  /** Factor for a corrected word. */
  corrected: 0.8,
} as const;

/**
 * Reference lengths in words; counts in longer documents are reduced. Constants instead of averages of the index,
 * so that a thousand additional short pages do not make every other page a long one.
 */
export const USUAL = { titleLength: 8, passageLength: 90, documentLength: 1000 } as const;

/** The inverse document frequency of Robertson and Spärck Jones, never below zero. */
export const idfOf = (documents: number, holding: number): number =>
  Math.log(1 + (Math.max(documents, holding) - holding + 0.5) / (holding + 0.5));
