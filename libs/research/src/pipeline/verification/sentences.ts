import { type TextSpan, sentenceSpans } from '@capstan/text-analysis';

/** Where the sentences of a text begin and end. */
export class Sentences {
  readonly spans: readonly TextSpan[];
  private readonly starts: ReadonlySet<number>;
  private readonly ends: ReadonlySet<number>;

  constructor(text: string) {
    this.spans = sentenceSpans(text);
    this.starts = new Set(this.spans.map(({ start }) => start));
    this.ends = new Set(this.spans.map(({ end }) => end));
  }

  /** Whether a span begins where a sentence does and ends where one does: half a sentence may say the opposite. */
  isWhole({ start, end }: TextSpan): boolean {
    return this.starts.has(start) && this.ends.has(end);
  }

  /** The sentences that a span touches. */
  around({ start, end }: TextSpan): TextSpan[] {
    const first = this.firstEndingAfter(start);
    const touched: TextSpan[] = [];
    for (let index = first; index < this.spans.length; index += 1) {
      const span = this.spans[index];
      if (!span || span.start >= end) break;
      touched.push(span);
    }
    return touched;
  }

  private firstEndingAfter(position: number): number {
    let low = 0;
    let high = this.spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.spans[middle]?.end ?? 0) > position) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
