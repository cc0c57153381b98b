/** A piece of text under a path of headings, e.g. a paragraph, list item or table row. */
export interface TextBlock {
  /** From the outermost heading to the nearest. */
  readonly headings: readonly string[];
  /** Plain text, one line. */
  readonly text: string;
}

/** What a reader makes of a file or page. */
export interface ReadableDocument {
  /** Empty when the document names none. */
  readonly title: string;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string | null;
  /** ISO 639-1, lower case, as the document declares it; null when it does not. */
  readonly language: string | null;
  /** Part of the text that is the text of links, 0 to 1; near 1 for a table of contents. */
  readonly linkShare: number;
  readonly blocks: readonly TextBlock[];
}

/** A document as it enters the index. */
export interface IndexableDocument extends ReadableDocument {
  /** Of a page its http(s) address, of a file its path below the folder (`pathInCollection`); unique within its collection. */
  readonly url: string;
  /** Tells whether the document changed since it was last indexed. */
  readonly contentHash: string;
  /** Tells, for a file, whether it need be read to know that; null when that cannot be told. */
  readonly stamp: string | null;
}

/** What an incremental run knows of a document from the run before. */
export interface KnownDocument {
  readonly contentHash: string;
  readonly stamp: string | null;
}
