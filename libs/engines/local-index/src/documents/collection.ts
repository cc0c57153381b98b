/** The kind of search that finds a collection. */
export type SourceType = 'web' | 'news' | 'academic';

/** Documents that were indexed together: a folder or a site. */
export interface Collection {
  readonly id: number;
  /** Unique. For a folder also the `domain` of its files in results, and part of their addresses. */
  readonly name: string;
  readonly kind: 'folder' | 'site';
  /** Absolute path of the folder, or start URL of the crawl; unique. */
  readonly root: string;
  /** The `source_type` of its documents. */
  readonly sourceType: SourceType;
  /** Searched only while no other collection has documents, or when a search names it. */
  readonly isFallback: boolean;
}

export interface CollectionSummary extends Collection {
  readonly documents: number;
  readonly passages: number;
  /** End of the last complete run; null if there was none. */
  readonly indexedAt: Date | null;
}

/** The name is used by another folder or site. */
export class CollectionNameTakenError extends Error {
  override readonly name = 'CollectionNameTakenError';

  constructor(collection: string, root: string) {
    super(
      `the name "${collection}" belongs to ${root}: choose another with --collection, or remove that one first`,
    );
  }
}
