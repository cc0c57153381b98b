import type { HitsOf } from '../../clauses/list-hits.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import type { Range } from '../../text/range.js';

/** Runs of one script, with what joins them within a name. */
const PIECE =
  /[\p{Script=Han}々〆]+|[\p{Script=Katakana}ー・]+|[\p{Script=Hiragana}ー]+|[A-Za-z0-9&＆'’.-]+|[ 　・×]/gu;
const MAX_PIECES = 6;
const MAX_NAME = 26;
const MAX_SPANS = 900;

/** Candidates of a script without spaces: neighboring runs of characters, in clauses near the beginning or a cue. */
export function unspacedSpans(prompt: PromptText, clauses: readonly Clause[], hits: HitsOf): Range[] {
  const found: Range[] = [];
  const last = clauses.at(-1)?.sentence ?? 0;
  for (const clause of clauses) {
    const isNear =
      clause.sentence < 3 ||
      clause.sentence === last ||
      hits(clause).some(({ list }) => /^(?:named|namedAfter|kind|site)$/u.test(list));
    if (!isNear) continue;
    const pieces = piecesOf(prompt, clause);
    for (let first = 0; first < pieces.length; first += 1)
      for (let at = first; at < Math.min(pieces.length, first + MAX_PIECES); at += 1) {
        const range = { start: pieces[first]!.start, end: pieces[at]!.end };
        if (range.end - range.start <= MAX_NAME && found.length < MAX_SPANS) found.push(range);
      }
  }
  return found;
}

/** Pieces; where grammar ends within hiragana, the part after it is a piece of its own. */
function piecesOf(prompt: PromptText, clause: Range): Range[] {
  const grammar = /^(?:の|は|が|を|に|で|と|も|です|という|といいます|と申します)/u;
  return [...prompt.text.slice(clause.start, clause.end).matchAll(PIECE)].flatMap(
    ({ 0: piece, index }): Range[] => {
      const start = clause.start + index;
      const end = start + piece.length;
      const lead = grammar.exec(piece)?.[0].length ?? 0;
      const tail = /(?:です|の|は|が|を|に|で|と)$/u.exec(piece)?.index ?? piece.length;
      if (!/^\p{Script=Hiragana}/u.test(piece) || piece.length < 2) return [{ start, end }];
      const cuts = [...new Set([0, lead, tail, piece.length])].toSorted((a, b) => a - b);
      return cuts.slice(1).map((cut, at) => ({ start: start + cuts[at]!, end: start + cut }));
    },
  );
}
