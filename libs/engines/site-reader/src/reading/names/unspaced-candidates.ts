import type { Clause } from '../../clauses/roles.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Range } from '../../text/range.js';
import type { Source } from './candidate.js';
import type { Surroundings } from './surroundings.js';

const QUOTED = /[「『](?<name>[^「」『』\n]{1,40})[」』]/gu;
/** Where a name ends after "the name is". */
const STOP = /です|でして|と申|とい|と言|。|、|\n|！|!|（|\(|が|を/u;
/** Where a name begins before "is the name" or "the page of". */
const BEGIN = /[、。\n！!：:・（(「は]|です|ます|の(?=[^の]*$)/gu;
const MAX_NAME = 24;
const MAX_PARTICLES = 8;
const KANJI_RUN = /[\p{Script=Han}\p{Script=Katakana}ー々〆・A-Za-z0-9&＆]{2,24}/gu;

/** Candidates of a language that has neither spaces nor capital letters: quotations, and what particles delimit. */
export function unspacedCandidates(
  prompt: PromptText,
  clauses: readonly Clause[],
  near: Surroundings,
  offer: (range: Range, source: Source) => void,
): void {
  const { text } = prompt;
  const { lists, kindWords } = prompt.language;
  for (const match of text.matchAll(QUOTED)) {
    offer({ start: match.index + 1, end: match.index + match[0].length - 1 }, 'quoted');
  }
  for (const { end } of near.matches(lists.named)) {
    const lead = /^[\s　:：は「『]*/u.exec(text.slice(end, end + 6))?.[0].length ?? 0;
    const rest = text.slice(end + lead, end + lead + MAX_NAME * 2);
    const stop = rest.search(STOP);
    offer(
      {
        start: end + lead,
        end: end + lead + (stop === -1 ? rest.length : stop),
      },
      'named',
    );
  }
  for (const { start } of near.matches(lists.namedAfter)) offer(chunkBefore(text, start), 'namedAfter');
  for (const { start } of near.matches(lists.site)) {
    const before = text.slice(Math.max(0, start - MAX_PARTICLES), start);
    // bounded: MAX_PARTICLES
    const end = start - before.length + before.replace(/[の\s　」』]+$/u, '').length;
    offer(chunkBefore(text, end), 'linked');
  }
  for (const clause of clauses) {
    const space = text
      .slice(clause.start, clause.end)
      .trimStart()
      .search(/[\s　]/u);
    if (space > 1 && space <= MAX_NAME) offer({ start: clause.start, end: clause.start + space }, 'segment');
    for (const { 0: run, index } of text.slice(clause.start, clause.end).matchAll(KANJI_RUN)) {
      const range = {
        start: clause.start + index,
        end: clause.start + index + run.length,
      };
      if (near.isWithin(kindWords, range) || clause.sentence < 2) offer(range, 'run');
    }
  }
}

function chunkBefore(text: string, end: number): Range {
  const before = text.slice(Math.max(0, end - MAX_NAME), end);
  const last = [...before.matchAll(BEGIN)].at(-1);
  return {
    start: end - before.length + (last === undefined ? 0 : last.index + last[0].length),
    end,
  };
}
