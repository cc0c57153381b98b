/** A search engine over a folder of HTML pages. */
export interface Contender {
  readonly name: string;
  /** Indexes all pages. @param pages paths below the folder. */
  index(folder: string, pages: readonly string[]): Promise<void>;
  /** The best pages, best first. */
  search(query: string): Promise<string[]>;
  /** Removes its data for the next folder. */
  clear(): Promise<void>;
  /** Frees what would keep its process running. */
  close?(): Promise<void>;
}

/** Ten results are evaluated, without pages that contain the question itself. */
export const RESULTS = 20;
