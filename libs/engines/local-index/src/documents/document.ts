/** A piece of text under a path of headings, e.g. a paragraph, list item or table row. */
export interface TextBlock {
  /** From the outermost heading to the nearest. */
  readonly headings: readonly string[];
  /** Plain text, one line. */
  readonly text: string;
}

/** The content of a file or page. */
export interface ReadableDocument {
  /** Empty when the document has none. */
  readonly title: string;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string | null;
  /** ISO 639-1, lower case, as declared by the document; null if not declared. */
  readonly language: string | null;
  /** Share of the text that is link text, 0 to 1; near 1 for a table of contents. */
  readonly linkShare: number;
  readonly blocks: readonly TextBlock[];
}

/** A document to index. */
export interface IndexableDocument extends ReadableDocument {
  /**
   * The http(s) URL of a page, or the path of a file below the folder (`pathInCollection`); unique within its
   * collection.
   */
  readonly url: string;
  /** Changes when the content of the document changes. */
  readonly contentHash: string;
  /** Detects unchanged files without reading them; null when it cannot. */
  readonly stamp: string | null;
}

/** State of a document from the previous run. */
export interface KnownDocument {
  readonly contentHash: string;
  readonly stamp: string | null;
}
