/** A question to pages. */
export interface Question {
  /** In the words of the person, in any language. */
  text: string;
  /** Stemmed terms (`termsOf` of text-analysis), of which its topic consists; empty for all that carry meaning. */
  terms: readonly string[];
  /** Stemmed terms of the subject of the query that it is a part of; empty if it is a query of its own. */
  subjectTerms: readonly string[];
  /** Follows another question of the same query, whose subject it inherits. */
  isFurther: boolean;
}
