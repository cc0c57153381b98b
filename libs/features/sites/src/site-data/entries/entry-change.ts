/** Added entries and bytes; negative numbers for removed ones. */
export interface EntryChange {
  entries: number;
  bytes: number;
}
