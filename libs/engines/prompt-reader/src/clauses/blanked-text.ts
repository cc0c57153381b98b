import type { Span } from '@capstan/site-document';
import type { Range } from '../text/range.js';
import { PromptText } from './prompt-text.js';

/** A prompt without some of its parts, in which everything else is where it was; what is behind a part is a new paragraph. */
export class BlankedText extends PromptText {
  constructor(
    private readonly whole: PromptText,
    parts: readonly Range[],
    override readonly isOutlined: boolean = whole.isOutlined,
    override readonly stated: readonly Range[] = whole.stated,
  ) {
    super(blanked(whole.text, parts), whole.language, whole.index);
  }

  override span(range: Range): Span {
    return this.whole.span(range);
  }
}

function blanked(text: string, parts: readonly Range[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    const length = end - Math.max(start, from);
    if (length <= 0) continue;
    pieces.push(text.slice(from, Math.max(start, from)));
    pieces.push('\n\n'.slice(0, length).padEnd(length));
    from = end;
  }
  return [...pieces, text.slice(from)].join('');
}
