/** A search engine over a folder of HTML pages. */
export interface Contender {
  readonly name: string;
  /** Indexes all pages. @param pages paths below the folder. */
  index(folder: string, pages: readonly string[]): Promise<void>;
  /** The ten best pages, best first. */
  search(query: string): Promise<string[]>;
  /** Removes its data for the next folder. */
  clear(): Promise<void>;
}

/** Number of results that are evaluated. */
export const RESULTS = 10;
