/** A change that was made, for the answer to the customer. */
export interface Change {
  kind: 'changed' | 'set' | 'added' | 'removed' | 'renamed' | 'colours' | 'moved';
  what?: string;
  from?: string;
  to?: string;
}
