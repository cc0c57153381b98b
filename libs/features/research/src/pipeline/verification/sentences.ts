import { type TextSpan, flagPromptInjection, instructsModel, sentenceSpans } from '@capstan/text-analysis';

/** Where the sentences of a text begin and end. */
export class Sentences {
  readonly spans: readonly TextSpan[];
  private readonly starts: ReadonlySet<number>;
  private readonly ends: ReadonlySet<number>;

  /** Those that nobody may rest on, since the page tries to steer a model with them. */
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

  /** Whether a span begins where a sentence does and ends where one does: half a sentence may say the opposite. */
  isWhole({ start, end }: TextSpan): boolean {
    return this.starts.has(start) && this.ends.has(end);
  }

  /** Whether any of the sentences of a span tries to steer a model. */
  isTainted({ start, end }: TextSpan): boolean {
    return this.tainted.some((span) => span.start < end && start < span.end);
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
