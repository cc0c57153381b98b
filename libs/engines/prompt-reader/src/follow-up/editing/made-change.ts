/** A change that was made, for the answer to the customer. */
export interface Change {
  kind: 'changed' | 'set' | 'added' | 'removed' | 'renamed' | 'colors' | 'look' | 'moved';
  what?: string;
  from?: string;
  to?: string;
  /** What of it was asked for and cannot be done: a third color. */
  left?: string;
}
