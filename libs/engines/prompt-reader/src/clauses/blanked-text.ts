import type { Span } from '@capstan/site-document';
import type { Range } from '../text/range.js';
import { PromptText } from './prompt-text.js';

/**
 * A prompt without some of its parts, in which everything else is where it was; what is behind a part is a new paragraph,
 * unless the sentence continues behind it.
 */
export class BlankedText extends PromptText {
  constructor(
    private readonly whole: PromptText,
    parts: readonly Range[],
    override readonly isOutlined: boolean = whole.isOutlined,
    override readonly stated: readonly Range[] = whole.stated,
    isInSentence = false,
  ) {
    super(blanked(whole.text, parts, isInSentence ? '' : '\n\n'), whole.language, whole.index);
  }

  override span(range: Range): Span {
    return this.whole.span(range);
  }
}

function blanked(text: string, parts: readonly Range[], end: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(part.start, from);
    const length = part.end - start;
    if (length <= 0) continue;
    pieces.push(text.slice(from, start));
    pieces.push(end.slice(0, length).padEnd(length));
    from = part.end;
  }
  return [...pieces, text.slice(from)].join('');
}
