import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../../clauses/prompt-text.js';
import { sentencesOf } from '../../clauses/sentences.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { contains, overlaps, type Range, trimRange } from '../../text/range.js';
import { trimEnd } from '../../text/trim-end.js';
import { hasWords } from '../../text/whole-words.js';
import { leadEnd } from '../instructions/asked.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Operation } from '../instructions/operations.js';
import { type Clause, clausesIn } from '../successors/clauses.js';
import type { Step } from '../successors/with-exchanges.js';
import { QUOTED } from '../words/quoted.js';
import { overlap } from '../words/words.js';
import { ruleIn } from './rule-in.js';
import { statementOf } from './statement.js';

const ADDED: ReadonlySet<Operation> = new Set(['add']);
const REPLACED: ReadonlySet<Operation> = new Set(['replace']);
const REMOVED: ReadonlySet<Operation> = new Set(['remove']);

/** Sentences that say a rule for visitors are read as a whole: "dogs are welcome now, if they are on a lead". */
export function withRules(prompt: PromptText, steps: readonly Step[], document: SiteDocument): Step[] {
  const sentences = sentencesOf(prompt);
  return sentences.reduce<Step[]>(
    (left, sentence, index) => withRule(prompt, left, [sentence, sentences[index + 1]], document),
    [...steps],
  );
}

/** A sentence as a whole, else each of its parts: "please move the prices up, and we take cards now". */
function withRule(
  prompt: PromptText,
  steps: readonly Step[],
  [sentence, next]: [Range, Range | undefined],
  document: SiteDocument,
): Step[] {
  const whole = rangeOfRule(prompt, sentence, document);
  const parts = steps.flatMap(({ instructions }) => instructions).filter((each) => contains(sentence, each));
  const others = parts.length > 1 ? parts : parts.filter(({ start }) => start >= whole.end);
  const isWhole = whole.end === sentence.end;
  const first = stepsWith(prompt, steps, whole, isWhole ? next : undefined, document);
  const left = first === null ? others : parts.filter(({ start }) => start >= whole.end);
  return left.reduce<Step[]>(
    (so, part) => stepsWith(prompt, so, part, undefined, document) ?? so,
    first ?? [...steps],
  );
}

/** Up to where it begins to order something of the builder, or to speak of something else. */
function rangeOfRule({ text, language }: PromptText, sentence: Range, { facts }: SiteDocument): Range {
  const own = text.slice(sentence.start, sentence.end);
  if (QUOTED.test(own) || language.rules.saySo.isIn(fold(own))) return sentence;
  const [main, ...clauses] = clausesIn(own, language);
  const { known } = statementOf(main?.text ?? '', language);
  const { command, imperative } = language.lists;
  const isOther = ({ text: said, folded }: Clause): boolean =>
    [command, imperative].some((list) => list.atStart(folded) !== undefined) ||
    (says(folded, language) &&
      (isOfOther(known, said, language) || namesOther(said, main?.text ?? '', facts)));
  const at = clauses.findIndex(isOther);
  const last = at < 1 ? main : clauses[at - 1];
  return at === -1 || last === undefined
    ? sentence
    : { start: sentence.start, end: sentence.start + last.end };
}

const isOfOther = (known: readonly string[], said: string, language: Language): boolean => {
  const other = statementOf(said.trim(), language).known;
  return other.length > 0 && known.length > 0 && overlap(other, known.join(' '), language) === 0;
};

/** "…, the membership is £45": of an item that the rule does not name. */
const namesOther = (said: string, main: string, facts: SiteDocument['facts']): boolean =>
  facts.some((fact) => fact.type === 'item' && hasWords(said, fact.name) && !hasWords(main, fact.name));

/** Whether a clause has more than a name: "no cats", but not "gas" in a row. */
const says = (folded: string, { lists, rules }: Language): boolean =>
  [lists.isA, rules.predicates].some((list) => list.isIn(folded));

/** The steps with one that says a rule in the place of those that it is made of; null where it is no rule. */
function stepsWith(
  prompt: PromptText,
  steps: readonly Step[],
  said: Range,
  next: Range | undefined,
  document: SiteDocument,
): Step[] | null {
  const { text, language } = prompt;
  const textOf = ({ start, end }: Range): string => trimEnd(text.slice(start, end).trim(), '.。,;');
  const found = ruleIn(withoutAnd(textOf(said), language), next && textOf(next), document, language);
  if (found === null) return null;
  const range = { start: said.start, end: found.isWithNext && next ? next.end : said.end };
  const own = text.slice(range.start, range.end).trim();
  const of = steps.filter(({ instructions }) => instructions.some((each) => overlaps(range, each)));
  const [first] = of;
  const parts = of.flatMap(({ instructions }) => instructions);
  const isApart = parts.every((part) => contains(range, trimRange(text, part)));
  if (first === undefined || !isApart || parts.some((part) => isOtherwiseRead(part, QUOTED.test(own))))
    return null;
  if (of.some(({ together, otherwise }) => (together ?? otherwise) !== undefined)) return null;
  const { order, isFirst } = found;
  const rule: Instruction = {
    ...range,
    text: own,
    folded: fold(own),
    operations: order.fact === null ? ADDED : order.text === null ? REMOVED : REPLACED,
    isQuestion: false,
    isSaid: true,
    rule: order,
  };
  const step: Step = { instructions: parts, ...(isFirst ? { together: rule } : { otherwise: rule }) };
  return steps.flatMap((each) => (each === first ? [step] : of.includes(each) ? [] : [each]));
}

/** "and we take cards now", without what joins it to the part before. */
const withoutAnd = (text: string, { lists }: Language): string =>
  text.slice(leadEnd(fold(text), [lists.and])).trim();

/** A text for visitors, a question, or a thing that stays with a note. */
const isOtherwiseRead = (
  { isSaid, isQuestion, content, note, isUnclear }: Instruction,
  isQuoted: boolean,
): boolean => isSaid || (isQuestion && !isQuoted) || (content ?? note) !== undefined || isUnclear === true;
