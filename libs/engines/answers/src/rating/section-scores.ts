import type { PassageIndex, RankedPassage } from '@capstan/text-analysis';

interface Scored {
  start: number;
  end: number;
  /** Share of the best score, 0 to 1. */
  score: number;
  /** 1 is the best, towards 0. */
  rank: number;
}

const NONE = { score: 0, rank: 0 } as const;

/** How well the passages of the pages match a question. */
export class SectionScores {
  /** The passages that match the question, best first. */
  readonly ranked: readonly RankedPassage[];
  private readonly byPage = new Map<number, Scored[]>();

  /** @param terms stemmed terms of the question. */
  constructor(passages: PassageIndex, terms: readonly string[]) {
    this.ranked = passages.rank(terms);
    const top = this.ranked[0]?.score ?? 1;
    this.ranked.forEach(({ document, start, end, score }, index) => {
      const own = this.byPage.get(document) ?? [];
      own.push({ start, end, score: score / top, rank: 1 / (1 + index) });
      this.byPage.set(document, own);
    });
  }

  /** Score of the passage at a place of a page. */
  of(page: number, at: number): Pick<Scored, 'score' | 'rank'> {
    return this.byPage.get(page)?.find(({ start, end }) => start <= at && at < end) ?? NONE;
  }
}
