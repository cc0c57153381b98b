/** What is added, or with negative numbers taken away. */
export interface EntryChange {
  entries: number;
  bytes: number;
}
