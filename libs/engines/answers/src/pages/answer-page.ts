/** A page that may answer a question. */
export interface AnswerPage {
  /** Rank, from 1; unique among the pages of a question. */
  id: number;
  title: string;
  /** Main content as plain text, one line per block. Places of quotes count its UTF-16 code units. */
  text: string;
  /** Lines of `text` that are headings. */
  headings: string[];
  /** The excerpt that the search engine gave; may be empty. */
  snippet: string;
  /** The unit of independence: only pages of different sites confirm each other. */
  site: string;
  /** How credible it is, 0 to 1. */
  credibility: number;
}
