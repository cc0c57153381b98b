/** What a message says to visitors: a sentence that is new, takes the place of one of the site, or goes. */
export interface RuleOrder {
  /** The fact that it is about; null where the sentence is new. */
  fact: string | null;
  /** What the site says after it; null where the fact goes. */
  text: string | null;
  /** Of a question that visitors ask: what it is about. */
  topic?: string;
  /** Whether it is what a customer said, and who that is. */
  isQuote?: boolean;
  by?: string;
}
