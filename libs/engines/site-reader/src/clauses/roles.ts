import type { Language } from '../packs/language.js';
import type { Range } from '../text/range.js';
import type { PromptText } from './prompt-text.js';
import type { Segment } from './segments.js';

/**
 * What a clause is for: a fact is published; a wish, a look and a prohibition are obeyed; a remark is for the builder.
 */
export type Role = 'fact' | 'wish' | 'look' | 'without' | 'remark';

export interface Clause extends Segment {
  role: Role;
  /** Whether it has its role from the clause before it. */
  isInherited: boolean;
}

/** A remark that names a price, a phone number or a person is still a fact; that is decided by what was found. */
const MAX_INHERITED_WORDS = 7;
const MAX_LOOK_WORDS = 3;
const MAX_WISH_WORDS = 16;
/** The reason of a wish, or what else is said about it, is not longer. */
const MAX_REASON_WORDS = 9;
/** A longer wish that names nothing of a site is about the business. */
const MAX_BRIEF_WORDS = 9;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** The roles of the segments of a sentence. `strong` are values that make a clause a fact: prices, contacts, dates, times. */
export function rolesOf(
  prompt: PromptText,
  segments: readonly Segment[],
  strong: readonly Range[],
): Clause[] {
  const clauses: Clause[] = [];
  let title: Role | null = null;
  for (const segment of segments) {
    const isStrong = strong.some(({ start, end }) => start >= segment.start && end <= segment.end);
    const own = ownRole(prompt, segment, isStrong);
    const last = clauses.at(-1);
    const given: Role | null =
      title !== null && own === 'fact' && !isStrong ? title : inherited(prompt, segment, own, last, isStrong);
    const role: Role = given ?? own;
    if (segment.isTitle) title = titleRole(prompt, segment, role);
    clauses.push({ ...segment, role, isInherited: given !== null });
  }
  return clauses;
}

/** What the parts after a colon are: looks after "Style:", fields after "Fields:"; else they are judged on their own. */
function titleRole(prompt: PromptText, title: Range, role: Role): Role | null {
  const { lists, features } = prompt.language;
  const folded = prompt.fold(title);
  if (role === 'look') return 'look';
  const isOfFields = lists.status.isIn(folded) || lists.withFields.atStart(folded) !== undefined;
  return isOfFields || (role === 'wish' && features.isIn(folded)) ? 'wish' : null;
}

function ownRole(prompt: PromptText, segment: Segment, isStrong: boolean): Role {
  const { language } = prompt;
  const { lists } = language;
  const folded = prompt.fold(segment);
  const isAbout = lists.site.isIn(folded) || lists.part.isIn(folded) || language.features.isIn(folded);
  const isLook = lists.look.isIn(folded) || language.tones.isIn(folded) || language.colours.isIn(folded);
  if (isProhibition(language, folded, isAbout, isLook, isStrong)) return 'without';
  if (lists.remark.isIn(folded) && !isStrong) return 'remark';
  const opening = withoutAnd(language, folded);
  if (lists.aside.atStart(opening) !== undefined && !isStrong && !hasName(prompt, segment)) return 'remark';
  if (lists.imperative.atStart(opening) !== undefined) return 'wish';
  if (isQuestion(prompt, segment) && !isStrong) return 'remark';
  const count = (folded.match(WORDS) ?? []).length;
  const isBrief =
    count <= MAX_BRIEF_WORDS || (count <= MAX_WISH_WORDS && lists.command.atStart(opening) !== undefined);
  const isCommand = lists.command.isIn(folded) && (isAbout || isLook || isBrief);
  if (isLook && !isAbout && !isStrong && lists.wish.isIn(folded)) return 'look';
  const isOfSite =
    lists.site.isIn(folded) || lists.part.isIn(folded) || lists.command.atStart(opening) !== undefined;
  if (isCommand && (isOfSite || !isStrong)) return 'wish';
  if (isOnlyCurrency(language, folded)) return 'wish';
  if (lists.wish.isIn(folded) && isAbout && (isOfSite || !isStrong)) return 'wish';
  if (lists.site.isIn(folded) || (lists.part.isIn(folded) && !isStrong)) return 'wish';
  if (isLook && !isStrong && (isOnlyLook(language, folded) || isLooksFirst(language, folded))) return 'look';
  if (language.features.isIn(folded) && isOnlyKnown(language, folded)) return 'wish';
  return 'fact';
}

/** "No shop please", "don't write …", "nothing cheerful"; "no dogs" is a rule of the customer and thus a fact. */
function isProhibition(
  { lists, features }: Language,
  folded: string,
  isAbout: boolean,
  isLook: boolean,
  isStrong: boolean,
): boolean {
  if (startsWith(lists, folded) && !isStrong) return true;
  const [negation] = lists.negation.find(folded);
  if (negation === undefined) return false;
  if (isAbout || lists.avoidable.isIn(folded)) {
    const about = [features, lists.part, lists.site, lists.avoidable].flatMap((words) => words.find(folded));
    const isBefore = about.some(({ start }) => start >= negation.end);
    return (
      isBefore ||
      (!isStrong &&
        !lists.isA.isIn(folded) &&
        about.some(({ end }) => negation.start - end < 20 && negation.start >= end))
    );
  }
  return isLook && !isStrong && folded.split(/\s+/u).length <= MAX_INHERITED_WORDS;
}

/** "don't …", "and do not …". */
function startsWith({ negativeCommand, and, function: grammar }: Language['lists'], folded: string): boolean {
  const match = negativeCommand.find(folded)[0];
  if (match === undefined) return false;
  const before = folded.slice(0, match.start);
  return (
    before.length < 12 && wordsBeside(before, [...and.find(before), ...grammar.find(before)]).length === 0
  );
}

/** "(all in pounds)" */
const isOnlyCurrency = (language: Language, folded: string): boolean =>
  language.currencies.isIn(folded) &&
  wordsBeside(folded, [...language.currencies.find(folded), ...language.lists.function.find(folded)])
    .length === 0;

/** What continues a wish or a prohibition: the fields of a form, the reason of a "no". */
function inherited(
  prompt: PromptText,
  segment: Segment,
  own: Role,
  last: Clause | undefined,
  isStrong: boolean,
): Role | null {
  if (last === undefined || own !== 'fact' || isStrong || segment.isTitle) return null;
  const { lists } = prompt.language;
  const words = prompt.fold(segment).match(WORDS) ?? [];
  const isNegated = lists.negation.isIn(prompt.fold(segment));
  if (last.role === 'remark' && isSigned(prompt, last)) return 'remark';
  const isSelf = lists.self.atStart(prompt.fold(segment)) !== undefined;
  const isReason = words.length <= MAX_REASON_WORDS && /^[,(–-]?$/u.test(segment.opening);
  const isNamed = hasName(prompt, segment);
  if (last.role === 'remark' && segment.opening === ',' && words.length <= MAX_INHERITED_WORDS && !isNamed)
    return 'remark';
  if (last.role === 'look' && isNegated && words.length <= MAX_INHERITED_WORDS) return 'without';
  if (last.role === 'look' && isReason && !isSelf && !isNamed) return 'remark';
  if (last.role === 'without') {
    const isShort = words.length <= MAX_INHERITED_WORDS && /^[,(]$/u.test(segment.opening);
    const isOwn =
      lists.own.atStart(prompt.fold(segment)) !== undefined || lists.negation.isIn(prompt.fold(segment));
    return isShort && !isOwn && !hasName(prompt, segment) ? 'without' : null;
  }
  if (last.role === 'wish' && segment.opening !== '-' && segment.opening !== 'but') {
    const isFieldList =
      last.isInherited ||
      last.isTitle ||
      segment.opening === '(' ||
      lists.withFields.isIn(prompt.fold(last)) ||
      lists.status.isIn(prompt.fold(last));
    return isFieldList && !isSelf && !hasName(prompt, segment) ? 'wish' : null;
  }
  return null;
}

/** "Thank you, Tilda (and Joss)": what follows a farewell are signatures. */
const isSigned = ({ language, ...prompt }: PromptText, { start, end }: Range): boolean =>
  [language.lists.closing, language.lists.thanks].some((list) => list.isIn(prompt.folded.slice(start, end)));

/** A word with a capital letter, or a quotation, that does not begin the text. */
export function hasName({ text, language }: PromptText, range: Range): boolean {
  if (!language.grammar.isSpaced) return /[「『]/u.test(text.slice(range.start, range.end));
  const words = [...text.slice(range.start, range.end).matchAll(WORDS)];
  return language.grammar.nounsAreCapital
    ? words.filter(({ 0: word }) => /^\p{Lu}\p{Ll}/u.test(word)).length >= 2
    : words.some(({ 0: word }) => /^\p{Lu}[\p{L}]/u.test(word) && !/^\p{Lu}+$/u.test(word));
}

const isOnlyLook = (language: Language, folded: string): boolean =>
  wordsBeside(folded, [
    ...language.lists.look.find(folded),
    ...language.tones.find(folded),
    ...language.colours.find(folded),
    ...language.lists.function.find(folded),
    ...language.lists.own.find(folded),
    ...language.lists.contrast.find(folded),
  ]).length === 0;

/** Whether a clause has nothing but words of features, sites, kinds and grammar. */
const isOnlyKnown = (language: Language, folded: string): boolean =>
  wordsBeside(folded, [
    ...language.features.find(folded),
    ...language.lists.site.find(folded),
    ...language.lists.part.find(folded),
    ...language.lists.wish.find(folded),
    ...language.lists.function.find(folded),
  ]).length === 0;

/** "and please …": without the conjunction at its beginning. */
function withoutAnd({ lists }: Language, folded: string): string {
  const and = lists.and.atStart(folded);
  return and === undefined ? folded : folded.slice(and.end);
}

/** "Blue and orange like our vans": it begins with two colors, or with one in a few words. */
function isLooksFirst({ colours, tones, lists }: Language, folded: string): boolean {
  const first = [colours, tones].flatMap((words) => words.find(folded)).toSorted((a, b) => a.start - b.start);
  if (first[0] === undefined || folded.slice(0, first[0].start).trim() !== '') return false;
  const between = folded.slice(first[0].end, first[1]?.start ?? 0);
  return (
    (first[1] !== undefined && wordsBeside(between, lists.function.find(between)).length === 0) ||
    folded.trim().split(/\s+/u).length <= MAX_LOOK_WORDS
  );
}

/** A question in the first or last sentences is asked of the builder, unless the site has questions and answers. */
function isQuestion({ text, language, folded }: PromptText, { end }: Range): boolean {
  if (!/[?？]\s*[)"”]?\s*$/u.test(text.slice(Math.max(0, end - 4), end))) return false;
  return !language.features.find(folded).some(({ key }) => key === 'faq' || key === 'quiz');
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The words of a text that none of the matches covers. Where words have no spaces, these are the runs of characters
 * between the matches.
 */
export function wordsBeside(folded: string, known: readonly Range[]): string[] {
  const isCovered = new Uint8Array(folded.length);
  for (const { start, end } of known) isCovered.fill(1, Math.max(start, 0), Math.max(end, 0));
  return [...folded.matchAll(WORDS)].flatMap(({ 0: word, index }): string[] => {
    const first = isCovered.indexOf(1, index);
    if (first === -1 || first >= index + word.length) return [word];
    if (!UNSPACED.test(word)) return [];
    const kept = [...word].map((character, at) => (isCovered[index + at] === 1 ? ' ' : character)).join('');
    return kept.split(' ').filter((rest) => rest.length > 1);
  });
}
