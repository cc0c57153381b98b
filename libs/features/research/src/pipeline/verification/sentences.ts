import { type TextSpan, flagPromptInjection, instructsModel, sentenceSpans } from '@capstan/text-analysis';

/** The boundaries of the sentences of a text. */
export class Sentences {
  readonly spans: readonly TextSpan[];
  private readonly starts: ReadonlySet<number>;
  private readonly ends: ReadonlySet<number>;

  /** Sentences that try to steer a model, which must not be cited. */
  private readonly tainted: readonly TextSpan[];

  constructor(text: string) {
    this.spans = sentenceSpans(text);
    const taints = instructsModel(text)
      ? flagPromptInjection(this.spans.map(({ start, end }) => text.slice(start, end)))
      : [];
    this.tainted = this.spans.filter((_, index) => taints[index]);
    this.starts = new Set(this.spans.map(({ start }) => start));
    this.ends = new Set(this.spans.map(({ end }) => end));
  }

  /** Whether a span begins and ends at sentence boundaries: half a sentence may state the opposite. */
  isWhole({ start, end }: TextSpan): boolean {
    return this.starts.has(start) && this.ends.has(end);
  }

  /** Whether any of the sentences of a span tries to steer a model. */
  isTainted({ start, end }: TextSpan): boolean {
    return this.tainted.some((span) => span.start < end && start < span.end);
  }

  /** The sentences that overlap a span. */
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
