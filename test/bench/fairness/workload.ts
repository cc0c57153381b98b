/** What both accounts do of one capability. */
export interface Workload {
  name: 'scrape' | 'screenshot' | 'research' | 'build';
  /** What the loud account does. */
  flood: string;
  /** Calls of the quiet account in a round, one after another. */
  calls: number;
  /** One call of the quiet account. @throws Error when it fails. */
  call(): Promise<void>;
  /** Has the loud account flood the service. @returns what ends the flood. */
  startFlood(): Promise<() => Promise<void>>;
}
