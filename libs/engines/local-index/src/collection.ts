/** What a collection is searched for. */
export type SourceType = 'web' | 'news' | 'academic';

/** What was indexed together: a folder or a site. */
export interface Collection {
  readonly id: number;
  /** Unique; of a folder the `domain` of its files in results, and part of their addresses. */
  readonly name: string;
  readonly kind: 'folder' | 'site';
  /** Absolute path of the folder, or the address the crawl starts at; unique. */
  readonly root: string;
  /** The `source_type` under which its documents are found. */
  readonly sourceType: SourceType;
  /** It answers only while no other collection holds documents, or when a search names it. */
  readonly isFallback: boolean;
}

export interface CollectionSummary extends Collection {
  readonly documents: number;
  readonly passages: number;
  /** End of the last complete run; null when there was none. */
  readonly indexedAt: Date | null;
}

/** The name is in use for another folder or site. */
export class CollectionNameTakenError extends Error {
  override readonly name = 'CollectionNameTakenError';

  constructor(collection: string, root: string) {
    super(
      `the name "${collection}" belongs to ${root}: choose another with --collection, or remove that one first`,
    );
  }
}
