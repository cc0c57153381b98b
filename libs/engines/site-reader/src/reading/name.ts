import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { wordsBeside } from '../clauses/roles.js';
import { isNameShaped, NAME } from '../extract/name-shape.js';
import { fold } from '../text/fold.js';
import { overlaps, type Range, textOf, trimRange } from '../text/range.js';

export interface FoundName extends Range {
  name: string;
  /** Whether it is written or introduced as a name, not only at the place of one. */
  isCertain?: boolean;
}

const CERTAIN_SCORE = 60;

interface Candidate extends FoundName {
  score: number;
}

const QUOTED = /["“„«「『]\s?(?<name>[^"“”„«»「」『』\n]{2,60}?)\s?["”“»」』]/gu;
const NAME_THERE = new RegExp(
  String.raw`^[\s:"“„«]*(?<name>(?:(?:The|Le|La|Les|El|Los|Las|O|A|Os|Il|Lo|Der|Die|Das|De)\s)?${NAME}(?:\s?(?:&|\+|and|und|et|y|e)\s${NAME})?)`,
  'u',
);
const LOWER_THERE = /^[\s:"“„«]*(?<name>[^\s,.;:()"“”]+(?:\s[^\s,.;:()"“”]+){0,3})/u;
const MAX_LEADING_WORDS = 6;

/** The name of the business, club or event: what is called so, quoted, or where names are written. */
export function findName(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): FoundName | null {
  const candidates = [
    ...explicitNames(prompt, clauses),
    ...namesBeforeWords(prompt),
    ...namesAfterTitles(prompt, clauses, taken),
    ...prefixNames(prompt, clauses, taken),
    ...quotedNames(prompt, clauses, taken),
    ...leadingNames(prompt, clauses, taken),
    ...namesBesideKinds(prompt, clauses, taken),
    ...namesInWishes(prompt, clauses, taken),
  ].filter(({ name }) => name.length >= 2 && name.length <= 80);
  const best = candidates.toSorted((a, b) => b.score - a.score || a.start - b.start)[0];
  return best === undefined
    ? null
    : { name: best.name, start: best.start, end: best.end, isCertain: best.score >= CERTAIN_SCORE };
}

/** "called The Gilded Fern", "name: …". */
function explicitNames(prompt: PromptText, clauses: readonly Clause[]): Candidate[] {
  const { lists, grammar } = prompt.language;
  return lists.named.find(prompt.folded).flatMap(({ end }): Candidate[] => {
    const clause = clauses.find((each) => each.start <= end && end <= each.end + 1);
    if (clause === undefined || clause.role === 'without') return [];
    const sentenceEnd = clauses.findLast((each) => each.sentence === clause.sentence)?.end ?? clause.end;
    const rest = prompt.text.slice(end, Math.min(end + 90, sentenceEnd));
    const quoted = /^[\s:：は]*["“„«「『](?<name>[^"“”„«»「」『』\n]{2,60}?)["”“»」』]/u.exec(rest);
    const match =
      quoted ??
      (grammar.isSpaced ? NAME_THERE.exec(rest) : null) ??
      (clause.sentence < 2 && /:|：/u.test(rest.slice(0, 2)) ? LOWER_THERE.exec(rest) : null);
    const name = match?.groups?.['name'];
    if (match === null || name === undefined) return [];
    const start = end + match[0].indexOf(name);
    return [
      {
        ...cutName(prompt, { start, end: start + name.length }),
        score: explicitScore(prompt, clause, end, quoted !== null),
      },
    ];
  });
}

const QUOTED_BEFORE = /["“„«「『](?<name>[^"“”„«»「」『』\n]{2,60}?)["”“»」』]\s?$/u;

/** "Hausmeister-Melder" heißen, 「…」という名前. */
function namesBeforeWords(prompt: PromptText): Candidate[] {
  return prompt.language.lists.namedAfter.find(prompt.folded).flatMap(({ start }): Candidate[] => {
    const before = prompt.text.slice(Math.max(0, start - 70), start);
    const match = QUOTED_BEFORE.exec(before);
    const name = match?.groups?.['name'];
    if (match === null || name === undefined) return [];
    const from = start - before.length + match.index + 1;
    return [{ name, start: from, end: from + name.length, score: 110 }];
  });
}

/** "Our dog is called Bello" names a dog: what stands before the word must be the business, or nothing. */
function explicitScore(prompt: PromptText, clause: Clause, end: number, isQuoted: boolean): number {
  const { lists, kindWords } = prompt.language;
  const before = prompt.folded.slice(clause.start, end);
  const known = [lists.named, lists.function, lists.own, lists.site, lists.self, lists.wish].flatMap((list) =>
    list.find(before),
  );
  const others = clause.sentence === 0 ? [] : wordsBeside(before, [...known, ...kindWords.find(before)]);
  if (others.length > 0 && prompt.language.grammar.isSpaced) return 20;
  return (isQuoted ? 120 : 100) - clause.sentence * 15;
}

/** A quotation without a price, in one of the first sentences: of the prompt, or beside a word of a kind or site. */
function quotedNames(prompt: PromptText, clauses: readonly Clause[], taken: readonly Range[]): Candidate[] {
  return [...prompt.text.matchAll(QUOTED)].flatMap((match, order): Candidate[] => {
    const name = match.groups?.['name'];
    const start = match.index + match[0].indexOf(name ?? '');
    const range = { start, end: start + (name?.length ?? 0) };
    const clause = clauses.find((each) => each.start <= start && start < each.end);
    if (name === undefined || clause === undefined || taken.some((other) => overlaps(other, range)))
      return [];
    if (clause.role === 'without' || clause.role === 'look') return [];
    const sentenceStart = clauses.find((each) => each.sentence === clause.sentence)?.start ?? clause.start;
    const before = prompt.folded.slice(Math.max(sentenceStart, match.index - 40), match.index);
    const { lists, kindWords } = prompt.language;
    const after = prompt.folded.slice(range.end + 1, range.end + 14);
    const isBesideKind =
      kindWords.isIn(before) || lists.site.isIn(before) || lists.site.isIn(after) || kindWords.isIn(after);
    const isFirst = clause.sentence === 0;
    if (!isBesideKind && !isFirst && clause.sentence > 2) return [];
    return [
      { ...range, name, score: (isBesideKind ? 85 : isFirst ? 66 : 30) - order * 3 - clause.sentence * 20 },
    ];
  });
}

/** A prompt, or a sentence of it, that begins with a name: "Tern & Tide, seafood restaurant", "Kiln Street is a …". */
function leadingNames(prompt: PromptText, clauses: readonly Clause[], taken: readonly Range[]): Candidate[] {
  const { lists, kindWords, features } = prompt.language;
  return clauses.flatMap((clause, index): Candidate[] => {
    const isStart = index === 0 || clauses[index - 1]!.sentence !== clause.sentence;
    if (
      !isStart ||
      clause.sentence > 3 ||
      clause.role === 'remark' ||
      clause.role === 'without' ||
      clause.isTitle
    )
      return [];
    const verb = lists.isA.find(prompt.fold(clause))[0];
    const end = verb === undefined ? clause.end : clause.start + verb.start;
    const range = cutName(prompt, { start: clause.start, end });
    const words = range.name.split(/\s+/u);
    if (
      words.length > MAX_LEADING_WORDS ||
      range.name === '' ||
      taken.some((other) => overlaps(other, range))
    )
      return [];
    const folded = prompt.fold(range);
    if (lists.site.isIn(folded) || lists.own.atStart(folded) || lists.command.isIn(folded)) return [];
    const isUnspaced = !prompt.language.grammar.isSpaced;
    const isGrammar = !isUnspaced && wordsBeside(folded, lists.function.find(folded)).length === 0;
    const isKind = isUnspaced
      ? kindWords.find(folded).some((each) => each.end - each.start === folded.length)
      : wordsBeside(folded, [
          ...kindWords.find(folded),
          ...lists.function.find(folded),
          ...features.find(folded),
        ]).length === 0;
    if (isGrammar || isKind || /\d{3}/.test(range.name)) return [];
    const isShaped =
      words.filter((word) => /^\p{Lu}|^[\p{Script=Han}\p{Script=Katakana}]/u.test(word)).length >=
      Math.min(2, words.length);
    const isVerbed = verb !== undefined && isShaped;
    const isAlone = verb === undefined;
    if (!isVerbed && !isAlone) return [];
    if (!isShaped && clause.sentence > 1) return [];
    return [{ ...range, score: (isShaped ? 72 : 45) - clause.sentence * 12 - (isVerbed ? 2 : 0) }];
  });
}

/** "Directory of people who help: Redwood Mutual Aid": a name after the colon of the first sentence. */
function namesAfterTitles(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): Candidate[] {
  return clauses.flatMap((clause): Candidate[] => {
    const range = cutName(prompt, clause);
    if (clause.sentence > 0 || clause.opening !== ':' || !isNameShaped(range.name)) return [];
    return taken.some((other) => overlaps(other, range)) ? [] : [{ ...range, score: 68 }];
  });
}

const PREFIX_NAME = new RegExp(String.raw`^${NAME}(?=\s\p{Ll})`, 'u');

/** "Tidepool Tutors gives lessons": several capitalized words before the verb of the first sentence. */
function prefixNames(prompt: PromptText, clauses: readonly Clause[], taken: readonly Range[]): Candidate[] {
  const [clause] = clauses;
  if (clause === undefined || prompt.language.grammar.nounsAreCapital) return [];
  const name = PREFIX_NAME.exec(prompt.text.slice(clause.start, clause.end))?.[0] ?? '';
  const range = { start: clause.start, end: clause.start + name.length };
  if (name.split(/\s/u).length < 2 || taken.some((other) => overlaps(other, range))) return [];
  return [{ ...cutName(prompt, range), score: 66 }];
}

/** "our bakery Hearth & Rye in …", "Boulangerie La Miche": a kind, then a name. */
function namesBesideKinds(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): Candidate[] {
  const { kindWords, lists } = prompt.language;
  return kindWords.find(prompt.folded).flatMap(({ start, end }): Candidate[] => {
    const clause = clauses.find((each) => each.start <= start && start < each.end);
    if (clause === undefined || clause.role === 'without' || clause.sentence > 3) return [];
    if (/["“„«「『]/u.test(prompt.text.charAt(start - 1))) return [];
    const match = NAME_THERE.exec(prompt.text.slice(end, Math.min(clause.end, end + 80)));
    const name = match?.groups?.['name'];
    if (match === null || name === undefined) return [];
    const before = prompt.folded.slice(Math.max(clause.start, start - 14), start);
    if (
      /\p{Lu}[\p{L}'’&.]*\s$/u.test(prompt.text.slice(Math.max(clause.start, start - 20), start)) &&
      /^\p{Lu}/u.test(prompt.text.slice(start))
    )
      return [];
    const isOwned = lists.own.find(before).some((own) => before.length - own.end <= 2);
    const isPart =
      /^\p{Lu}/u.test(prompt.text.slice(start)) && !isOwned && !/["“„«:]/u.test(match[0].slice(0, 2));
    const nameStart = end + match[0].indexOf(name);
    const range = cutName(prompt, { start: isPart ? start : nameStart, end: nameStart + name.length });
    if (taken.some((other) => overlaps(other, range))) return [];
    const score = 78 - clause.sentence * 8;
    return [{ ...range, score }];
  });
}

const ANY_NAME = new RegExp(String.raw`(?<![\p{L}'’])${NAME}`, 'gu');

/** "an internet presence for Meridian Accounting": the first name of several words in a wish. */
function namesInWishes(prompt: PromptText, clauses: readonly Clause[], taken: readonly Range[]): Candidate[] {
  return clauses.flatMap((clause): Candidate[] => {
    if (clause.role !== 'wish' || clause.sentence > 1 || !prompt.language.grammar.isSpaced) return [];
    return [...prompt.text.slice(clause.start, clause.end).matchAll(ANY_NAME)].flatMap(
      ({ 0: text, index }): Candidate[] => {
        const start = clause.start + index;
        const range = { start, end: start + text.length };
        const before = prompt.folded.slice(Math.max(clause.start, start - 14), start).trimEnd();
        const isPlace = prompt.language.lists.place.find(before).some(({ end }) => end === before.length);
        const isFree = !taken.some((other) => overlaps(other, range));
        return index === 0 || isPlace || !isFree || text.split(/\s/u).length < 2
          ? []
          : [{ ...cutName(prompt, range), score: 64 - clause.sentence }];
      },
    );
  });
}

/** A name without what follows it: a place, brackets, separators. */
function cutName(prompt: PromptText, range: Range): FoundName {
  const { lists } = prompt.language;
  let { start, end } = trimRange(prompt.text, range);
  const inside = prompt.text.slice(start, end);
  const bracket = prompt.language.grammar.isSpaced
    ? inside.search(/[(（\n]/u)
    : inside.search(/[(（\n]|[\s　](?=\S{0,8}\d)/u);
  if (bracket > 0) end = start + bracket;
  const folded = prompt.folded.slice(start, end);
  const place = lists.place
    .find(folded)
    .find((match) => match.start > 1 && isPlaceAfter(prompt, start + match.end, end));
  if (place !== undefined) end = start + place.start;
  ({ start, end } = trimRange(prompt.text, { start, end }));
  start += kindLength(prompt, { start, end });
  start += articleLength(prompt, { start, end });
  const name = textOf(prompt.text, { start, end })
    .replaceAll(/^["“„«「『]+|["“”»」』]+\.?$|[.,:;]$/gu, '')
    .trim();
  return { name, start, end };
}

/** "Bouldering gym Ferrous", "association d'escalade Les Chats": a kind that is written small before the name. */
function kindLength(prompt: PromptText, { start, end }: Range): number {
  const folded = prompt.folded.slice(start, end);
  const kind = prompt.language.kindWords.find(folded).find((match) => match.start === 0);
  if (kind === undefined) return 0;
  const written = prompt.text.slice(start, start + kind.end);
  const hasSmallNoun = written
    .split(/[\s'’]/u)
    .slice(1)
    .some((word) => /^\p{Ll}{3,}/u.test(word));
  const rest = prompt.text.slice(start + kind.end, end).trimStart();
  return hasSmallNoun && isNameShaped(rest) ? end - start - rest.length : 0;
}

/** "Der Kunstverein", "d'Atelier": an article before a kind, or an elided preposition, is not part of the name. */
function articleLength(prompt: PromptText, { start, end }: Range): number {
  const text = prompt.text.slice(start, end);
  if (/^[dl]['’]\p{Lu}/u.test(text)) return 2;
  const first = /^\p{L}+\s/u.exec(text)?.[0] ?? '';
  const rest = prompt.folded.slice(start + first.length, end);
  const isKind = prompt.language.kindWords.find(rest).some((match) => match.start === 0);
  return first !== '' && isKind && prompt.language.lists.function.isWord(fold(first.trim()))
    ? first.length
    : 0;
}

/** "in Otley" ends a name, "of the Lake" does not: only what is followed by one capitalized word to the end. */
const isPlaceAfter = ({ text, folded, language }: PromptText, from: number, end: number): boolean => {
  const word = folded.slice(0, from).match(/\p{L}+$/u)?.[0] ?? '';
  const rest = text.slice(from, end).trim();
  if (WITHIN_NAMES.has(word)) {
    const before = text
      .slice(0, from - word.length)
      .trim()
      .split(/\s+/u)
      .slice(-3);
    const isLong = before.filter((each) => /^\p{Lu}/u.test(each)).length === 3;
    return isNameShaped(rest) && !rest.includes(' ') && isLong;
  }
  return isNameShaped(rest) && (word.length === 2 || language.lists.place.isWord(word));
};

/** Prepositions that are more often parts of names than before places. */
const WITHIN_NAMES = new Set(['of', 'de', 'di', 'do', 'da', 'del', 'von', 'du', 'des']);
