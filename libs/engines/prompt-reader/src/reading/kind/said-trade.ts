import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import { overlaps, type Range, trimRange } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';
import { nounPhrase } from './noun-phrase.js';
import { workSaid } from './work-said.js';

const EARLY_SENTENCES = 3;
/** Letters of an article, and the space after it. */
const MAX_ARTICLE = 4;

/**
 * The noun phrase in which a prompt says what the customer is, known or not: the first of those that "we are a", "a site for my" or "I
 * restore" introduce, and of the one that a prompt begins with.
 */
export function saidTrade(prompt: PromptText, clauses: readonly Clause[], name: Range | null): Range | null {
  // Messages about a site say what changes, and not what the customer is; one word says nothing at all.
  if (!prompt.language.grammar.isSpaced || prompt.index > 0 || !/\s/u.test(prompt.text.trim())) return null;
  const early = clauses.filter(
    ({ sentence, role }) => sentence < EARLY_SENTENCES && role !== 'without' && role !== 'look',
  );
  const found = [
    introduced(prompt, early),
    leading(prompt, early, name),
    ordered(prompt, early, name),
    workSaid(prompt, early)?.object ?? null,
  ].filter((range) => range !== null);
  return found.toSorted((a, b) => a.start - b.start)[0] ?? null;
}

const isOfSeveralWords = ({ text, language }: PromptText, { start, end }: Range): boolean =>
  !language.grammar.headIsLast || /[\s-]/u.test(text.slice(start, end));

/** "we are an alphorn group", "Milk Teeth is a …": the noun phrase after words that introduce what the customer is. */
function introduced(prompt: PromptText, clauses: readonly Clause[]): Range | null {
  const { lists } = prompt.language;
  for (const clause of clauses) {
    const folded = prompt.fold(clause);
    const definitions = lists.isA
      .find(folded)
      .filter(({ end }) => lists.function.atStart(folded.slice(end)) !== undefined);
    for (const own of [...lists.own.find(folded), ...definitions]) {
      const range = nounPhrase(prompt, { start: clause.start + own.end, end: clause.end });
      if (range !== null && isOfSeveralWords(prompt, range)) return range;
    }
  }
  return null;
}

/** "a site for a ferret rescue", "order page for my bread": what follows a word for a site and a preposition. */
function ordered(prompt: PromptText, clauses: readonly Clause[], name: Range | null): Range | null {
  const { lists } = prompt.language;
  for (const clause of clauses) {
    const folded = prompt.fold(clause);
    for (const { end } of lists.site.find(folded)) {
      const after = { start: clause.start + end, end: clause.end };
      const isLed = lists.function.atStart(folded.slice(end))?.start === 1;
      const range = isLed ? nounPhrase(prompt, after) : null;
      if (range !== null && !(name !== null && overlaps(range, name))) return range;
    }
  }
  return null;
}

/** "Ghost walk every Friday", "Taxidermist.": a prompt that begins with what it is about. */
function leading(prompt: PromptText, clauses: readonly Clause[], name: Range | null): Range | null {
  const { text, language } = prompt;
  // A name in small letters can be what the site is about: "lantern walk".
  const known = name !== null && /\p{Lu}/u.test(text.slice(name.start, name.end)) ? name : null;
  const isNameFirst = (each: Range): boolean =>
    known !== null && Math.abs(known.start - trimRange(text, each).start) <= MAX_ARTICLE;
  const clause = clauses.find((each) => each.role !== 'remark' && !isNameFirst(each));
  if (clause === undefined || clause.sentence > 1 || hasVerb(prompt, clause)) return null;
  const isAlone = clauses.filter(({ sentence }) => sentence === clause.sentence).length === 1;
  if (clause.sentence > 0 && !isAlone) return null;
  const whole = trimRange(text, clause);
  const range = nounPhrase(prompt, whole, clause.opening === '');
  if (range === null || range.start - whole.start > MAX_ARTICLE) return null;
  const next = tokensOf(prompt.fold({ start: range.end, end: whole.end }))[0];
  const isWhole = next === undefined;
  const isClosed = isWhole || language.lists.function.isWord(next.text) || /^\d/u.test(next.text);
  return isClosed && (isWhole || isOfSeveralWords(prompt, range)) ? range : null;
}

/** Whether a clause asks for something, is about the customer, or is not about what is offered. */
function hasVerb(prompt: PromptText, clause: Clause): boolean {
  const { lists, days, monthNames } = prompt.language;
  const folded = prompt.fold(clause);
  const heads = [
    lists.wish,
    lists.command,
    lists.imperative,
    lists.self,
    lists.own,
    lists.negation,
    lists.open,
    lists.closed,
  ];
  const others = [
    lists.remark,
    lists.aside,
    lists.thanks,
    lists.named,
    lists.contactCue,
    lists.phone,
    lists.introduces,
    lists.role,
  ];
  return [...heads, ...others, lists.site, days, monthNames].some((list) => startsWith(list, folded));
}

const startsWith = (list: { find(text: string): { start: number }[] }, folded: string): boolean =>
  list.find(folded).some(({ start }) => start === folded.search(/[\p{L}\p{N}]/u));
