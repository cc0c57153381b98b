/** The calls of both accounts for one capability. */
export interface Workload {
  name: 'scrape' | 'screenshot' | 'research' | 'build';
  /** The calls of the loud account. */
  flood: string;
  /** Calls of the quiet account in a round, one after another. */
  calls: number;
  /** One call of the quiet account. @throws Error if it fails. */
  call(): Promise<void>;
  /** Starts the flood of the loud account. @returns a function that stops it. */
  startFlood(): Promise<() => Promise<void>>;
}
