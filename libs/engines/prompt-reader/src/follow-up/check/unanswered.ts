import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../../clauses/prompt-text.js';
import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import { type Range, trimRange } from '../../text/range.js';
import { type ChangedParts, changedParts, saidOf } from '../demands/changed-parts.js';
import { subjectOf } from '../demands/demands.js';
import type { Instruction } from '../instructions/instruction.js';
import { operationsOf } from '../instructions/operations.js';
import { lookWishOf } from '../look/look-wish.js';
import { type Clause, clausesIn } from '../successors/clauses.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { valuesIn } from '../words/found-values.js';
import { isGeneric } from '../words/generic-words.js';
import { overlap } from '../words/words.js';

const NAMES = new RegExp(NAME, 'gu');

/** What a message changed, as its clauses are compared with it. */
interface Comparison {
  parts: ChangedParts;
  /** All words of what changed, before and after it. */
  changed: string;
  /** All words of the site before it. */
  site: string;
  /** All words of the site after it. */
  after: string;
}

/**
 * The clauses of an instruction that was done which nothing of the change answers: orders about something else that the
 * site has, and clauses with names that are nowhere on it. What has a value or is about the look is checked by those.
 */
export function unansweredIn(
  prompt: PromptText,
  instruction: Instruction,
  before: SiteDocument,
  after: SiteDocument,
): Range[] {
  const { language } = prompt;
  const { isSaid, content, note, offers, rule } = instruction;
  if (isSaid || (content ?? note ?? offers ?? rule) !== undefined || !language.grammar.isSpaced) return [];
  const parts = changedParts(before, after);
  const comparison = {
    parts,
    changed: changedTexts(parts, before, after).join(' '),
    site: textsOn(before).join(' '),
    after: textsOn(after).join(' '),
  };
  return clausesIn(prompt.text.slice(instruction.start, instruction.end), language)
    .filter((clause) => isUnanswered(clause, comparison, after, language))
    .map(({ start, end }) =>
      trimRange(prompt.text, { start: instruction.start + start, end: instruction.start + end }),
    );
}

function isUnanswered(
  { text, folded }: Clause,
  { parts, changed, site, after }: Comparison,
  document: SiteDocument,
  language: Language,
): boolean {
  if (valuesIn(text, language).length > 0 || bareNumbers(text, language).length > 0) return false;
  if (language.days.isIn(folded) || isOfLook({ text, folded }, document, language)) return false;
  const features = language.features.find(folded).map(({ key }): string => key);
  if (features.some((key) => parts.gone.includes(key) || parts.shown.includes(key))) return false;
  const words = subjectOf(text, [], language).filter((word) => !isGeneric(word, language));
  // "take that out", but not "togliete la sezione Dicono di noi".
  const isPronoun =
    words.length <= 1 && language.changes.pronoun.isIn(folded) && !/(?<=\P{L})\p{Lu}/u.test(text.trim());
  if (words.length === 0 || isPronoun || overlap(words, changed, language) > 0) return false;
  return (
    hasUnknownName(text, after, language) ||
    (isOrder(folded, language) &&
      overlap(words, site, language) > 0 &&
      !parts.isReordered &&
      !parts.isRenamed)
  );
}

const isOfLook = (
  clause: Pick<Clause, 'text' | 'folded'>,
  { theme }: SiteDocument,
  language: Language,
): boolean =>
  language.colors.isIn(clause.folded) ||
  language.tones.isIn(clause.folded) ||
  lookWishOf(clause, language, theme) !== null;

/** A verb of a change, other than one that may also say what there is: "also", "we now have". */
const isOrder = (folded: string, language: Language): boolean =>
  [...operationsOf(language, folded)].some((operation) => operation !== 'add');

/** A name of two words, or in languages where nouns have no capital a single one within the clause. */
function hasUnknownName(text: string, after: string, language: Language): boolean {
  return [...text.matchAll(NAMES)].some(({ 0: name, index }) => {
    const isLong = name.includes(' ');
    const isFirst = !/\p{L}/u.test(text.slice(0, index));
    const isShaped = /\p{Lu}\p{Ll}/u.test(name) && (isLong || !(isFirst || language.grammar.nounsAreCapital));
    const isWord = isGeneric(fold(name), language) || language.monthNames.isIn(fold(name));
    return isShaped && !isWord && !name.split(/\s+/u).some((word) => hasWords(after, word));
  });
}

const textsOn = ({ identity, facts, records, pages }: SiteDocument): string[] => [
  identity.name,
  ...facts.map(saidOf),
  ...records.flatMap(({ plural, fields }) => [plural, ...fields.map(({ label }) => label)]),
  ...pages.flatMap(({ title, sections }) => [title, ...sections.map(({ label }) => label ?? '')]),
];

const changedTexts = (parts: ChangedParts, before: SiteDocument, after: SiteDocument): string[] => [
  ...parts.changed.flatMap((pair) => [saidOf(pair.before), saidOf(pair.after)]),
  ...[...parts.added, ...parts.removed].map(saidOf),
  ...[...parts.fields, ...parts.titles].flatMap((pair) => [pair.before, pair.after]),
  ...parts.fieldsNew,
  ...parts.fieldsGone,
  ...(parts.isRenamed ? [before.identity.name, after.identity.name] : []),
];
