import type { PromptText } from '../clauses/prompt-text.js';
import type { Range } from '../text/range.js';
import type { Entry } from './outline.js';

/** The words of a head with what joins it to what follows ("saying that"), which is read with the rest. */
export function headWithJoin(prompt: PromptText, { start, body }: Entry): Range {
  const { lists, outline } = prompt.language;
  const [mark = ''] = /^[\s:：–—-]*/u.exec(prompt.text.slice(body.start, body.end)) ?? [];
  let from = body.start + mark.length;
  for (;;) {
    const behind = prompt.fold({ start: from, end: body.end });
    const joins = [lists.sayThat, outline.describes, outline.with].flatMap(
      (list) => list.atStart(behind) ?? [],
    );
    const end = Math.max(0, ...joins.filter(({ start: at }) => at < 2).map((join) => join.end));
    if (end === 0) return { start, end: from };
    from += end;
  }
}
