/** A document that matches. */
export interface ScoredDocument {
  readonly block: number;
  readonly slot: number;
  /** Position of its best passage; undefined when it has none. */
  readonly passage: number | undefined;
  readonly score: number;
}

/** Order of documents; reproducible for equal scores. */
export const bestFirst = (one: ScoredDocument, other: ScoredDocument): number =>
  other.score - one.score || one.block - other.block || one.slot - other.slot;

/** Keeps the documents with the highest scores. */
export class BestDocuments {
  private kept: ScoredDocument[] = [];
  private least = -Infinity;

  constructor(private readonly count: number) {}

  /** Returns whether a document with this score can still be among the best. */
  isWanted(score: number): boolean {
    return score >= this.least;
  }

  add(document: ScoredDocument): void {
    this.kept.push(document);
    if (this.kept.length >= this.count * 4) this.cut();
  }

  /** Returns the best documents, best first. */
  list(): readonly ScoredDocument[] {
    this.cut();
    return this.kept;
  }

  private cut(): void {
    this.kept.sort(bestFirst);
    this.kept.length = Math.min(this.kept.length, this.count);
    if (this.kept.length === this.count) this.least = this.kept.at(-1)?.score ?? this.least;
  }
}
