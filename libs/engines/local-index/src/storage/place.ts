/** A place in the postings. */
export interface Place {
  readonly block: number;
  readonly slot: number;
}
