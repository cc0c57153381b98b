import type { Candidate } from './name-candidate.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { wordsBeside } from '../clauses/roles.js';
import { nameAtStart } from '../extract/name-shape.js';
import { overlaps, type Range } from '../text/range.js';
import { cutName } from './name-cuts.js';

const QUOTED = /["“„«「『]\s?(?<name>[^"“”„«»「」『』\n]{2,60}?)\s?["”“»」』]/gu;

const LOWER_THERE = /^[\s:"“„«]*(?<name>[^\s,.;:()"“”]+(?:\s[^\s,.;:()"“”]+){0,3})/u;

/** "called The Gilded Fern", "name: …". */
export function explicitNames(prompt: PromptText, clauses: readonly Clause[]): Candidate[] {
  const { lists, grammar } = prompt.language;
  return lists.named.find(prompt.folded).flatMap(({ end }): Candidate[] => {
    const clause = clauses.find((each) => each.start <= end && end <= each.end + 1);
    if (clause === undefined || clause.role === 'without') return [];
    const sentenceEnd = clauses.findLast((each) => each.sentence === clause.sentence)?.end ?? clause.end;
    const rest = prompt.text.slice(end, Math.min(end + 90, sentenceEnd));
    const quoted = /^[\s:：は]*["“„«「『](?<name>[^"“”„«»「」『』\n]{2,60}?)["”“»」』]/u.exec(rest);
    const isTitle = clause.sentence < 2 && /[:：]/u.test(rest.slice(0, 2));
    const name =
      quoted?.groups?.['name'] ??
      (grammar.isSpaced ? nameAtStart(rest, prompt.language) : undefined) ??
      (isTitle ? LOWER_THERE.exec(rest)?.groups?.['name'] : undefined);
    if (name === undefined) return [];
    const start = end + rest.indexOf(name);
    return [
      {
        ...cutName(prompt, { start, end: start + name.length }),
        score: explicitScore(prompt, clause, end, quoted !== null),
      },
    ];
  });
}

// bounded: at most 70 characters before the word
const QUOTED_BEFORE = /["“„«「『](?<name>[^"“”„«»「」『』\n]{2,60}?)["”“»」』]\s?$/u;

/** "Hausmeister-Melder" heißen, 「…」という名前. */
export function namesBeforeWords(prompt: PromptText): Candidate[] {
  return prompt.language.lists.namedAfter.find(prompt.folded).flatMap(({ start }): Candidate[] => {
    const before = prompt.text.slice(Math.max(0, start - 70), start);
    const match = QUOTED_BEFORE.exec(before);
    const name = match?.groups?.['name'];
    if (match === null || name === undefined) return [];
    const from = start - before.length + match.index + 1;
    return [{ name, start: from, end: from + name.length, score: 110 }];
  });
}

/** "Our dog is called Bello" names a dog: what is before the word must be the business, or nothing. */
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

/** A quotation without a price, in one of the first sentences: of the prompt, or next to a word of a kind or site. */
export function quotedNames(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): Candidate[] {
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

/** "our bakery Hearth & Rye in …", "Boulangerie La Miche": a kind, then a name. */
export function namesBesideKinds(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): Candidate[] {
  const { kindWords, lists } = prompt.language;
  return kindWords.find(prompt.folded).flatMap(({ start, end }): Candidate[] => {
    const clause = clauses.find((each) => each.start <= start && start < each.end);
    if (clause === undefined || clause.role === 'without' || clause.sentence > 3) return [];
    if (/["“„«「『]/u.test(prompt.text.charAt(start - 1))) return [];
    const rest = prompt.text.slice(end, Math.min(clause.end, end + 80));
    const name = nameAtStart(rest, prompt.language);
    if (name === undefined) return [];
    const before = prompt.folded.slice(Math.max(clause.start, start - 14), start);
    // bounded: 20 characters
    if (
      /\p{Lu}[\p{L}'’&.]*\s$/u.test(prompt.text.slice(Math.max(clause.start, start - 20), start)) &&
      /^\p{Lu}/u.test(prompt.text.slice(start))
    )
      return [];
    const isOwned = lists.own.find(before).some((own) => before.length - own.end <= 2);
    const isPart =
      /^\p{Lu}/u.test(prompt.text.slice(start)) && !isOwned && !/["“„«:]/u.test(rest.slice(0, 2));
    const nameStart = end + rest.indexOf(name);
    const range = cutName(prompt, { start: isPart ? start : nameStart, end: nameStart + name.length });
    if (taken.some((other) => overlaps(other, range))) return [];
    const score = 78 - clause.sentence * 8;
    return [{ ...range, score }];
  });
}
