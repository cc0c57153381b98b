import { type SiteDocument, wordsOfFact } from '@capstan/site-document';
import { isConditionOf } from '../clauses/conditions.js';
import type { Clause } from '../clauses/roles.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import type { PromptText } from '../clauses/prompt-text.js';
import { fold } from '../text/fold.js';
import { distinctRanges, overlaps, type Range } from '../text/range.js';
import { tokensOf } from '../text/tokens.js';

const MIN_WORD = 3;
/** So many words of content make a clause about looks worth asking about. */
const MIN_LOOK_WORDS = 2;
/** So many words of a request for a form are who uses it and for what. */
const MAX_OBJECT_WORDS = 3;
const UNSPACED_WORD = /[\p{Script=Han}\p{Script=Katakana}ー\p{N}]{2,}/gu;

/** The clauses that say something that is neither on the pages nor a word of the order itself. */
export function unplacedClauses(
  prompt: PromptText,
  clauses: readonly Clause[],
  coveredParts: readonly Range[],
  document: Pick<SiteDocument, 'identity' | 'facts' | 'records'>,
): Clause[] {
  const covered = distinctRanges(coveredParts);
  const shown = fold(
    [
      document.identity.name,
      ...document.identity.domainWords,
      ...document.facts.flatMap((fact) => [
        ...wordsOfFact(fact),
        'address' in fact ? (fact.address ?? '') : '',
        fact.type === 'item' && typeof fact.price === 'object' ? (fact.price.per ?? '') : '',
      ]),
      ...document.records.flatMap(({ fields }) =>
        fields.flatMap(({ label, help, options }) => [
          label,
          help ?? '',
          ...(options ?? []).map((each) => each.label),
        ]),
      ),
    ].join(' '),
  );
  const words = new Set(tokensOf(shown).map(({ text }) => text));
  return clauses.filter((clause, index) => {
    const next = clauses[index + 1];
    if (isTitleOf(clause, next, covered) || isConditionOf(prompt, clause, next)) return false;
    const missing = contentOf(prompt, clause, covered).filter((word) =>
      prompt.language.grammar.isSpaced
        ? tokensOf(word).some(({ text }) => !words.has(text))
        : !shown.includes(word),
    );
    if (isOrderOfSite(prompt, clause) && missing.length <= MAX_OBJECT_WORDS) return false;
    const isRequest = !hasCapital(prompt, clause, missing) || isAsked(prompt, clause);
    if (isRequest && isMet(prompt, clause, document) && missing.length <= MAX_OBJECT_WORDS) return false;
    return missing.length >= (clause.role === 'look' ? MIN_LOOK_WORDS : 1);
  });
}

/** "I need an event page for …": what it is for has a name, and its other words describe the order. */
export const isOrderOfSite = (prompt: PromptText, clause: Clause): boolean =>
  clause.sentence === 0 && clause.role === 'wish' && prompt.language.lists.site.isIn(prompt.fold(clause));

/** "Students can book a lesson": the site has the form that a request without a value of its own names. */
function isMet(
  { language, ...prompt }: PromptText,
  { start, end, role }: Clause,
  { records }: Pick<SiteDocument, 'records'>,
): boolean {
  const folded = prompt.folded.slice(start, end);
  if (role !== 'wish' || /\d/.test(folded)) return false;
  const named = language.features.find(folded);
  // "Please" makes no rule, and no word for the form where it is asked for.
  const isWished = [language.lists.wish, language.lists.command].some((words) => words.isIn(folded));
  const known = [...(isWished ? named : []), ...language.lists.function.find(folded)];
  const rules = language.lists.policy
    .find(folded)
    .filter((word) => !known.some((each) => overlaps(each, word)));
  if (rules.length > 0 || [language.days, language.monthNames].some((words) => words.isIn(folded)))
    return false;
  return named.some(({ key }) => records.some(({ id }) => id === key));
}

/** Whether one of the words can be a name. */
const hasCapital = (
  { text, folded, language }: PromptText,
  clause: Clause,
  words: readonly string[],
): boolean =>
  language.grammar.isSpaced &&
  !language.grammar.nounsAreCapital &&
  words.some((word) => {
    const at = folded.indexOf(word, clause.start);
    return at !== -1 && /\p{Lu}/u.test(text.charAt(at));
  });

/** "Philippa leads" has the word of a feature, but asks for none. */
function isAsked({ language, ...prompt }: PromptText, { start, end }: Clause): boolean {
  const { lists, orders } = language;
  const folded = prompt.folded.slice(start, end);
  return [
    lists.wish,
    lists.command,
    lists.imperative,
    lists.site,
    lists.part,
    orders.visitors,
    orders.giving,
    orders.choosing,
    orders.signUp,
  ].some((list) => list.isIn(folded));
}

/** "Team:" before people: its section has a heading. */
const isTitleOf = (clause: Clause, next: Clause | undefined, covered: readonly Range[]): boolean =>
  clause.isTitle && next !== undefined && (next.isTitle || covered.some((each) => overlaps(each, next)));

/** The words of a clause that say more than what is to be done. */
function contentOf(prompt: PromptText, clause: Clause, covered: readonly Range[]): string[] {
  const { lists, features, kindWords, colors, tones, grammar, orders } = prompt.language;
  const folded = prompt.fold(clause);
  const shown = covered
    .filter((each) => overlaps(each, clause))
    .map(({ start, end }) => ({
      start: start - clause.start,
      end: end - clause.start,
    }));
  if (!grammar.isSpaced) {
    const words = [...folded.matchAll(UNSPACED_WORD)].map(({ 0: word, index }) => ({
      word,
      start: index,
      end: index + word.length,
    }));
    return words.filter((word) => !shown.some((each) => overlaps(each, word))).map(({ word }) => word);
  }
  const order = [
    lists.function,
    lists.and,
    lists.contrast,
    lists.own,
    lists.self,
    lists.isA,
    lists.wish,
    lists.command,
    lists.imperative,
    lists.negativeCommand,
    lists.site,
    lists.part,
    lists.look,
    lists.remark,
    lists.aside,
    lists.thanks,
    lists.closing,
    lists.named,
    lists.open,
    lists.closed,
    lists.phone,
    lists.contactCue,
    lists.namedAfter,
    lists.praise,
    ...(shown.length > 0 ? [lists.open, lists.closed, lists.until] : []),
    lists.phone,
    lists.priceLink,
    lists.priceFrom,
    colors,
    tones,
    ...(clause.role === 'fact' ? [] : [features]),
    ...(clause.role === 'without' ? [lists.avoidable] : []),
    ...(clause.role === 'wish' && features.isIn(folded) ? [orders.signUp, orders.sell] : []),
    ...(clause.sentence === 0 ? [kindWords] : []),
  ];
  const known = [...shown, ...order.flatMap((list) => list.find(folded))];
  return uncoveredWords(folded, known).filter((word) => word.length >= MIN_WORD || /\p{N}/u.test(word));
}
