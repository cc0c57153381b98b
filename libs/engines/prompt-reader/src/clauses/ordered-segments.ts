import { overlaps, type Range } from '../text/range.js';
import type { PromptText } from './prompt-text.js';
import { quotationsIn } from './quotations.js';
import type { Segment } from './segments.js';
import { uncoveredWords } from './uncovered-words.js';

/** So many words of a part of a page may be unknown: "a three-feature grid". */
const MAX_UNKNOWN = 2;
/** A sentence that names so many parts of a page is a brief, also without a verb. */
const MIN_BLOCKS = 2;

/** The parts of sentences that order parts of a page: "include a hero; a three-feature grid; testimonials (3 placeholders)". */
export function orderedSegments(
  prompt: PromptText,
  segments: readonly Segment[],
  strong: readonly Range[],
): ReadonlySet<Segment> {
  const { blocks, lists } = prompt.language;
  const isPart = (segment: Segment): boolean =>
    !strong.some((range) => overlaps(range, segment)) &&
    blocks.isIn(prompt.fold(segment)) &&
    unknownWords(prompt, segment) <= MAX_UNKNOWN;
  const sentences = Map.groupBy(segments.filter(isPart), ({ sentence }) => sentence);
  const found = [...sentences.values()].flatMap((parts) => {
    const named = new Set(
      parts.flatMap((part) =>
        blocks.find(prompt.fold(part)).flatMap(({ key }) => (key === 'frame' ? [] : [key])),
      ),
    );
    const whole = segments.filter(({ sentence }) => sentence === parts[0]!.sentence);
    const title = whole[0]!;
    if (title.isTitle && parts.includes(title) && named.has('hero'))
      return whole.filter((segment) => parts.includes(segment) || hasQuotation(prompt, segment));
    if (named.size >= MIN_BLOCKS && lists.imperative.atStart(prompt.fold(whole[0]!)) !== undefined)
      return whole.filter((segment) => parts.includes(segment) || isOfBrief(prompt, segment, strong));
    const isAsked = whole.some((segment) =>
      [lists.imperative, lists.command, lists.wish, lists.site].some((list) =>
        list.isIn(prompt.fold(segment)),
      ),
    );
    return named.size >= MIN_BLOCKS || (named.size > 0 && isAsked) ? parts : [];
  });
  return new Set(found);
}

/** "Hero: supporting copy "…"": what is quoted behind a part is what it is to say. */
const hasQuotation = (prompt: PromptText, segment: Range): boolean =>
  quotationsIn(prompt, segment).length > 0;

/**
 * Whether a part of a brief ("Include: a hero; …") orders something too, whatever it names. What the customer says of
 * themselves and a value do not.
 */
function isOfBrief(prompt: PromptText, segment: Segment, strong: readonly Range[]): boolean {
  const { lists } = prompt.language;
  const folded = prompt.fold(segment);
  const isOfSelf = [lists.self, lists.own].some((list) => list.atStart(folded) !== undefined);
  return !isOfSelf && !strong.some((range) => overlaps(range, segment));
}

/** The words of a part that neither name it nor order it, without quotations. */
function unknownWords(prompt: PromptText, { start, end }: Range): number {
  const { lists, blocks, features, colors, tones } = prompt.language;
  const plain = prompt.fold({ start, end });
  const known = [
    lists.function,
    lists.and,
    lists.wish,
    lists.command,
    lists.imperative,
    lists.site,
    lists.part,
  ]
    .concat([lists.look, lists.numbers, lists.praise, lists.own, lists.place, lists.aside])
    .flatMap((list) => list.find(plain));
  const quoted = quotationsIn(prompt, { start, end }).map((each) => ({
    start: each.start - start,
    end: each.end - start,
  }));
  const named: Range[] = [...blocks.find(plain), ...features.find(plain), ...tones.find(plain)];
  return uncoveredWords(plain, [...known, ...quoted, ...named, ...colors.find(plain)]).filter(
    (word) => !/^\d+$/u.test(word),
  ).length;
}
