import type { HitsOf } from '../../clauses/list-hits.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import { isCoveredBy, type Range } from '../../text/range.js';

const WITHOUT_NAME: ReadonlySet<string> = new Set(['function', 'remark', 'aside', 'thanks', 'closing']);
/** "The font" and "the green" are of the site. */
const OF_SITE: ReadonlySet<string> = new Set(['function', 'look', 'part', 'colour']);
/** Letters of an article, and the space after it. */
const ARTICLE = 5;
/** What a sentence begins with, rather than a name. */
const BEFORE_NAME: ReadonlySet<string> = new Set([
  'named',
  'self',
  'own',
  'introduces',
  'therefore',
  'remark',
]);
/** What a name can begin with in small letters. */
const SMALL: ReadonlySet<string> = new Set(['kind', 'function', 'tradeHead', 'and']);
const SMALL_BEFORE_BIG = /^(?![dl]['’])\p{Ll}{3,} (?:.* )?\p{Lu}/u;
/** "depuis 1911". */
const SMALL_BEFORE_NUMBER = /(?<!\p{L})\p{Ll}{2,} \d+$/u;
const BIG_AND_SMALL = /^\p{Lu}\p{L}* \p{Ll}/u;

/** Courtesy, grammar, parts of two sentences, and what begins or ends in the middle of something else. */
export function isNeverName(
  prompt: PromptText,
  range: Range,
  clauses: readonly Clause[],
  hits: HitsOf,
): boolean {
  const { text, language } = prompt;
  const own = hits(range);
  const covers = own.filter(({ list }) => WITHOUT_NAME.has(list));
  if (isOfTwoSentences(clauses, range) || isCoveredBy(text, range, covers)) return true;
  if (!language.grammar.isSpaced) return false;
  const name = text.slice(range.start, range.end);
  const first = own.filter(({ start }) => start === range.start);
  const isLed = first.some(
    ({ list, end }) => BEFORE_NAME.has(list) && (list === 'named' || !/^ \p{Lu}/u.test(text.slice(end))),
  );
  return (
    isOfSite(text, range, hits) ||
    (isLed && end(first) < range.end) ||
    isAbbreviated(text, range, clauses) ||
    SMALL_BEFORE_NUMBER.test(name) ||
    (SMALL_BEFORE_BIG.test(name) && !first.some(({ list }) => SMALL.has(list))) ||
    (BIG_AND_SMALL.test(name) &&
      !/\p{Lu}/u.test(name.slice(1)) &&
      first.some(({ list }) => list === 'function'))
  );
}

/** With the article before it or in it. */
function isOfSite(text: string, { start, end: to }: Range, hits: HitsOf): boolean {
  const known = hits({ start: Math.max(0, start - ARTICLE), end: to });
  const isLed = known.some(
    (hit) => hit.list === 'function' && (hit.end === start - 1 || hit.start === start),
  );
  return (
    isLed &&
    isCoveredBy(
      text,
      { start, end: to },
      known.filter(({ list }) => OF_SITE.has(list)),
    )
  );
}

const end = (ranges: readonly Range[]): number => Math.max(0, ...ranges.map((each) => each.end));

const sentenceAt = (clauses: readonly Clause[], at: number): number | undefined =>
  clauses.find((clause) => clause.start <= at && at < clause.end)?.sentence;

/** "Roda Solta. Tel". */
function isOfTwoSentences(clauses: readonly Clause[], { start, end: to }: Range): boolean {
  const [first, last] = [sentenceAt(clauses, start), sentenceAt(clauses, to - 1)];
  return first !== undefined && last !== undefined && first !== last;
}

/** "Praxis Dr" of "Praxis Dr. Lüdtke": the full stop after it does not end its sentence. */
function isAbbreviated(text: string, { start, end: to }: Range, clauses: readonly Clause[]): boolean {
  if (!/^\. \p{Lu}/u.test(text.slice(to, to + 3))) return false;
  const sentence = sentenceAt(clauses, start);
  return sentence !== undefined && sentence === sentenceAt(clauses, to + 2);
}
