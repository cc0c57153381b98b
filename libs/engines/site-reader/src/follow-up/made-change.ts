/** A change that was made, for the answer to the customer. */
export interface Change {
  kind: 'changed' | 'added' | 'removed' | 'renamed' | 'colours';
  what?: string;
  from?: string;
  to?: string;
}
