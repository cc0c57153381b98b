/** A change that was made, for the answer to the customer. */
export interface Change {
  kind: 'changed' | 'set' | 'added' | 'removed' | 'renamed' | 'colors' | 'moved';
  what?: string;
  from?: string;
  to?: string;
}
