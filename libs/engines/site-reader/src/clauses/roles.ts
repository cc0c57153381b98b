import type { Language } from '../packs/language.js';
import { overlaps, type Range } from '../text/range.js';
import type { PromptText } from './prompt-text.js';
import { isLookNamed, isLooksFirst, isOnlyLook, MAX_LOOK_WORDS } from './looks.js';
import type { Segment } from './segments.js';
import { WORDS, uncoveredWords } from './uncovered-words.js';

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
/** "Must not:", "Please no:" */
const MAX_NEGATED_TITLE_WORDS = 3;
const MAX_WISH_WORDS = 16;
/** The reason of a wish, or what else is said about it, is not longer. */
const MAX_REASON_WORDS = 9;
/** A longer wish that names nothing of a site is about the business. */
const MAX_BRIEF_WORDS = 9;

/** The roles of the segments of a sentence. `strong` are values that make a clause a fact: prices, contacts, dates, times. */
export function rolesOf(
  prompt: PromptText,
  segments: readonly Segment[],
  strong: readonly Range[],
  previous: Clause | undefined,
): Clause[] {
  const clauses: Clause[] = [];
  let title: Role | null = null;
  for (const segment of segments) {
    const isStrong = strong.some(({ start, end }) => start >= segment.start && end <= segment.end);
    const own = ownRole(prompt, segment, isStrong);
    const last = clauses.at(-1);
    const given: Role | null =
      title === 'without' || (title !== null && own === 'fact' && !isStrong)
        ? title
        : inherited(prompt, segment, own, last, isStrong);
    const isMore = own === 'fact' && !isStrong && isMoreOfSame(prompt, segment, last ?? previous);
    const role: Role = isMore ? 'without' : (given ?? own);
    if (segment.isTitle) title = titleRole(prompt, segment, role);
    clauses.push({ ...segment, role, isInherited: given !== null });
  }
  giveReasonsTheirRole(prompt, clauses, strong);
  return clauses;
}

/** "Our treasurer counts every penny so nothing fancy": what leads to a look or a remark is not for visitors. */
function giveReasonsTheirRole(prompt: PromptText, clauses: Clause[], strong: readonly Range[]): void {
  clauses.forEach((clause, index) => {
    const before = clauses[index - 1];
    const isTherefore = prompt.language.lists.therefore.atStart(prompt.fold(clause)) !== undefined;
    if (before?.role !== 'fact' || !isTherefore || !/^(?:look|remark)$/.test(clause.role)) return;
    if (strong.some((range) => overlaps(range, before)) || hasName(prompt, before)) return;
    before.role = 'remark';
  });
}

/** "Nothing cute. No anchors, no ship wheels.": short prohibitions after another one, or after a look. */
function isMoreOfSame(prompt: PromptText, segment: Range, last: Clause | undefined): boolean {
  const folded = prompt.fold(segment);
  const isShort = (folded.match(WORDS) ?? []).length <= MAX_LOOK_WORDS + 1;
  const isAfter = last?.role === 'without' || last?.role === 'look';
  return isShort && isAfter && prompt.language.lists.negation.atStart(folded) !== undefined;
}

/** What the parts after a colon are: looks after "Style:", fields after "Fields:"; else they are judged on their own. */
function titleRole(prompt: PromptText, title: Range, role: Role): Role | null {
  const { lists, features } = prompt.language;
  const folded = prompt.fold(title);
  if (lists.negation.isIn(folded) && folded.trim().split(/\s+/u).length <= MAX_NEGATED_TITLE_WORDS)
    return 'without';
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
  const isOthers = isStrong || hasName(prompt, segment);
  if (lists.wish.isIn(folded) && isAbout && (isOfSite || !isOthers)) return 'wish';
  if (lists.site.isIn(folded) || (lists.part.isIn(folded) && !isStrong)) return 'wish';
  if (
    isLook &&
    !isStrong &&
    (isOnlyLook(language, folded) || isLooksFirst(language, folded) || isLookNamed(language, folded))
  )
    return 'look';
  if (language.features.isIn(folded) && isOnlyKnown(language, folded)) return 'wish';
  return 'fact';
}

/** "No shop please", "don't write …", "nothing cheerful"; "no dogs" is a rule of the customer and thus a fact. */
function isProhibition(
  language: Language,
  folded: string,
  isAbout: boolean,
  isLook: boolean,
  isStrong: boolean,
): boolean {
  const { lists, features } = language;
  if (startsWith(language, folded) && !isStrong) return true;
  const [negation] = lists.negation.find(folded);
  const isSelf =
    lists.self.atStart(folded) !== undefined && !lists.site.isIn(folded) && !lists.part.isIn(folded);
  if (negation === undefined || isSelf) return false;
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
function startsWith({ lists, grammar: { isSpaced } }: Language, folded: string): boolean {
  const { negativeCommand, and, function: grammar, therefore } = lists;
  const match = negativeCommand.find(folded)[0];
  if (match === undefined) return false;
  if (!isSpaced) return true;
  const before = folded.slice(0, match.start);
  return (
    before.length < 12 &&
    uncoveredWords(before, [...and.find(before), ...grammar.find(before), ...therefore.find(before)])
      .length === 0
  );
}

/** "(all in pounds)" */
const isOnlyCurrency = (language: Language, folded: string): boolean =>
  language.currencies.isIn(folded) &&
  uncoveredWords(folded, [...language.currencies.find(folded), ...language.lists.function.find(folded)])
    .length === 0;

/** What continues a wish or a prohibition: the fields of a form, the reason of a "no". */
function inherited(
  prompt: PromptText,
  segment: Segment,
  own: Role,
  last: Clause | undefined,
  isStrong: boolean,
): Role | null {
  if (last === undefined || own !== 'fact' || segment.isTitle) return null;
  const { lists } = prompt.language;
  const isRelative = lists.relative.atStart(prompt.fold(segment)) !== undefined && segment.opening === ',';
  if (isRelative && last.role !== 'fact') return last.role === 'wish' ? 'remark' : last.role;
  if (last.role === 'look' && lists.look.atStart(prompt.fold(segment)) !== undefined) return 'look';
  if (isStrong) return null;
  const words = prompt.fold(segment).match(WORDS) ?? [];
  const isNegated = lists.negation.isIn(prompt.fold(segment));
  if (last.role === 'remark' && isSigned(prompt, last)) return 'remark';
  const isSelf = lists.self.atStart(prompt.fold(segment)) !== undefined;
  const isReason = words.length <= MAX_REASON_WORDS && /^[,(–-]?$/u.test(segment.opening);
  const isNamed = hasName(prompt, segment);
  if (last.role === 'remark' && segment.opening === ',' && words.length <= MAX_INHERITED_WORDS && !isNamed)
    return 'remark';
  const isAboutLooks = last.role === 'look' || last.role === 'wish' || last.role === 'without';
  const isNegatedFirst = lists.negation.atStart(prompt.fold(segment)) !== undefined;
  if (last.role === 'look' && isNegated && words.length <= MAX_INHERITED_WORDS) return 'without';
  if (isAboutLooks && isNegatedFirst && words.length <= MAX_LOOK_WORDS && segment.opening === ',')
    return 'without';
  if (last.role === 'look' && isReason && !isSelf && !isNamed) return 'remark';
  if (last.role === 'without') {
    const isShort = words.length <= MAX_INHERITED_WORDS && /^[,(]$/u.test(segment.opening);
    const isOwn =
      (lists.own.atStart(prompt.fold(segment)) !== undefined && !isNegated) ||
      lists.negation.atStart(prompt.fold(segment)) !== undefined;
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

/** Whether a clause has nothing but words of features, sites, kinds and grammar. */
const isOnlyKnown = (language: Language, folded: string): boolean =>
  uncoveredWords(folded, [
    ...language.features.find(folded),
    ...language.lists.site.find(folded),
    ...language.lists.part.find(folded),
    ...language.lists.wish.find(folded),
    ...language.lists.function.find(folded),
  ]).length === 0;

/** "and please …", "so let …": without the conjunction at its beginning. */
function withoutAnd({ lists }: Language, folded: string): string {
  const word = [lists.and, lists.contrast, lists.therefore].flatMap((list) => list.atStart(folded) ?? [])[0];
  return word === undefined ? folded : folded.slice(word.end);
}

/** A question in the first or last sentences is asked of the builder, unless the site has questions and answers. */
function isQuestion({ text, language, folded }: PromptText, { end }: Range): boolean {
  // bounded: four characters
  if (!/[?？]\s*[)"”]?\s*$/u.test(text.slice(Math.max(0, end - 4), end))) return false;
  return !language.features.find(folded).some(({ key }) => key === 'faq' || key === 'quiz');
}
