/** The place of a document's postings. */
export interface Place {
  readonly block: number;
  readonly slot: number;
}
