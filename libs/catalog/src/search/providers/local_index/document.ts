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
  readonly blocks: readonly TextBlock[];
}

/** A document as it enters the index. */
export interface IndexableDocument extends ReadableDocument {
  /** `http(s)://` or `file://`; unique within its collection. */
  readonly url: string;
  /** Tells whether the document changed since it was last indexed. */
  readonly contentHash: string;
}
