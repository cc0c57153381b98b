import { fold } from '../text/fold.js';
import { overlaps, type Range, withoutRanges } from '../text/range.js';
import type { Language } from '../packs/language.js';
import type { WordList } from '../text/word-list.js';
import type { PromptText } from './prompt-text.js';
import type { Segment } from './segments.js';

const MAX_TITLE_WORDS = 4;

/** "Build a …", "Please make a …": it begins with a command; a courtesy alone is none. */
function isCommand({ lists }: Language, folded: string): boolean {
  const polite = lists.beforeThat.atStart(folded);
  const rest = folded.slice(polite?.end ?? 0).trimStart();
  return [lists.command, lists.imperative].some((list) => {
    const found = list.atStart(rest);
    return found !== undefined && !lists.beforeThat.isWord(found.word);
  });
}

/** Characters in which the noun of an order is: "Build a marketing landing page". */
const MAX_ORDER = 60;

/** "Build a one-page landing site for Nimbus": a command with what is to be built, and for whom. */
export function isCommandForSite(prompt: PromptText, segment: Segment): boolean {
  const { lists, grammar } = prompt.language;
  if (prompt.index > 0 || segment.sentence > 0 || segment.opening !== '' || !grammar.isSpaced) return false;
  const folded = prompt.fold(segment);
  if (!isCommand(prompt.language, folded)) return false;
  return lists.site
    .find(folded)
    .some(({ start, end }) => start < MAX_ORDER && lists.function.atStart(folded.slice(end)) !== undefined);
}

/** Whether a prompt begins with what is to be built, as briefs do: "Build a landing page for …". */
export function isBrief(prompt: PromptText, segments: readonly Segment[]): boolean {
  const { lists, grammar } = prompt.language;
  const first = segments[0];
  if (prompt.isOutlined) return true;
  if (first === undefined || prompt.index > 0 || !grammar.isSpaced) return false;
  return (
    isCommand(prompt.language, prompt.fold(first)) &&
    segments.some((segment) => segment.sentence === first.sentence && lists.site.isIn(prompt.fold(segment)))
  );
}

/**
 * The segments of a brief that only its reader needs, whatever they are taken for: "Target audience: renters", "Plain HTML
 * is fine", "Design notes:" alone, "(3 cards with icons):".
 */
export function segmentsForBuilder(
  prompt: PromptText,
  segments: readonly Segment[],
  strong: readonly Range[],
): ReadonlySet<Segment> {
  if (!isBrief(prompt, segments)) return new Set();
  const { orders, blocks, lists } = prompt.language;
  const sentencesWith = (words: readonly WordList[]): Set<number> =>
    new Set(
      segments
        .filter((segment) => words.some((list) => list.isIn(prompt.fold(segment))))
        .map(({ sentence }) => sentence),
    );
  const technical = sentencesWith([orders.brief]);
  // "We teach HTML" is not an instruction.
  const ofSelf = sentencesWith([lists.self, lists.own]);
  const found = segments.filter((segment, index) => {
    if (segment.sentence === 0 || strong.some((range) => overlaps(range, segment))) return false;
    if (technical.has(segment.sentence) && !ofSelf.has(segment.sentence)) return true;
    const folded = prompt.fold(segment);
    if (segment.opening === '(')
      return /^\s?[:：]/u.test(prompt.text.slice(segment.end, segment.end + 2)) && blocks.isIn(folded);
    const isFirst = segments[index - 1]?.sentence !== segment.sentence;
    const isAlone = isFirst && segments[index + 1]?.sentence !== segment.sentence;
    const isShort = prompt.words(segment).split(/\s+/u).length <= MAX_TITLE_WORDS;
    return (
      isAlone && segment.isTitle && isShort && [lists.look, lists.site].some((list) => list.isIn(folded))
    );
  });
  return new Set(found);
}

/** "Menu section" without the words for a part of a page; undefined where nothing else is left, and of an order. */
export function withoutPartWords(prompt: PromptText, title: string): string | undefined {
  const { lists, blocks } = prompt.language;
  const folded = fold(title);
  if (lists.imperative.atStart(folded) !== undefined || lists.site.isIn(folded)) return undefined;
  const parts = blocks.find(folded);
  if (parts.length === 0) return title;
  const rest = withoutRanges(title, parts).replaceAll(/\s+/gu, ' ').trim();
  return /\p{L}{2}/u.test(rest) ? rest : undefined;
}
