import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../../clauses/prompt-text.js';
import { sentencesOf } from '../../clauses/sentences.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { contains, type Range } from '../../text/range.js';
import { trimEnd } from '../../text/trim-end.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Operation } from '../instructions/operations.js';
import { operationsOf } from '../instructions/operations.js';
import type { Step } from '../successors/with-exchanges.js';
import { QUOTED } from '../words/quoted.js';
import { contentWords } from '../words/words.js';
import type { FoundRule } from './found-rule.js';
import { forVisitors } from './for-visitors.js';
import { answeredQuestion, newRule, toldRule } from './new-rule.js';
import { countedRule, replacedSentence } from './ordered-rule.js';
import { oneOfSeveral } from './one-of-several.js';
import { recounted } from './rule-numbers.js';
import { statedRule } from './stated-rule.js';

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

function withRule(
  prompt: PromptText,
  steps: readonly Step[],
  [sentence, next]: [Range, Range | undefined],
  document: SiteDocument,
): Step[] {
  const { text, language } = prompt;
  const textOf = ({ start, end }: Range): string => trimEnd(text.slice(start, end).trim(), '.。');
  const found = ruleIn(textOf(sentence), next && textOf(next), document, language);
  if (found === null) return [...steps];
  const range = { start: sentence.start, end: found.isWithNext && next ? next.end : sentence.end };
  const own = text.slice(range.start, range.end).trim();
  const of = steps.filter(({ instructions }) => instructions.some((each) => contains(range, each)));
  const [first] = of;
  const parts = of.flatMap(({ instructions }) => instructions);
  if (
    first === undefined ||
    parts.some((part) => !contains(range, part) || isOtherwiseRead(part, QUOTED.test(own)))
  )
    return [...steps];
  if (of.some(({ together }) => together !== undefined)) return [...steps];
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

/** A text for visitors, a question, or a thing that stays with a note. */
const isOtherwiseRead = (
  { isSaid, isQuestion, content, note, isUnclear }: Instruction,
  isQuoted: boolean,
): boolean => isSaid || (isQuestion && !isQuoted) || (content ?? note) !== undefined || isUnclear === true;

function ruleIn(
  text: string,
  next: string | undefined,
  document: SiteDocument,
  language: Language,
): (FoundRule & { isWithNext?: boolean }) | null {
  const ordered =
    countedRule(text, next, document, language) ??
    replacedSentence(text, document, language) ??
    recounted(text, document, language) ??
    oneOfSeveral(text, document, language);
  if (ordered !== null) return ordered;
  if (QUOTED.test(text)) return quotedText(text, language);
  const told = toldRule(text, language);
  const said = told ?? text;
  if (told === null && isOrder(text, language)) return null;
  return (
    answeredQuestion(said, document, language) ??
    statedRule(said, document, language) ??
    (told === null
      ? newRule(text, document, language)
      : { order: { fact: null, text: forVisitors(told, language) }, isFirst: true })
  );
}

/** Whether it tells the builder what to do, and says nothing itself. */
function isOrder(text: string, language: Language): boolean {
  const { lists, rules, changes } = language;
  const folded = fold(text);
  const operations = operationsOf(language, folded);
  if ((['rename', 'replace', 'swap'] as const).some((each) => operations.has(each))) return true;
  if (rules.duties.atStart(folded) !== undefined) return false;
  return [lists.command, lists.imperative, lists.wish, changes.remove].some(
    (list) => list.atStart(folded) !== undefined,
  );
}

/** 'Could you say "Tea at half time" with the matches?': an order, and one text for visitors. */
function quotedText(text: string, language: Language): FoundRule | null {
  const quotes = [...text.matchAll(new RegExp(QUOTED.source, 'gu'))];
  const [quote, second] = quotes;
  const said = quote?.[1]?.trim();
  if (quote === undefined || said === undefined || second !== undefined) return null;
  const order = fold(text.slice(0, quote.index));
  const rest = fold(text.replace(quote[0], ' '));
  const { lists, rules, messages, notices } = language;
  const isOrdered = [lists.command, lists.imperative, rules.writes, lists.wish].some((list) =>
    list.isIn(order),
  );
  const operations = operationsOf(language, rest);
  const isOther =
    [messages.headline, messages.section, notices.noun, lists.part].some((list) => list.isIn(rest)) ||
    (['remove', 'rename', 'replace', 'swap'] as const).some((each) => operations.has(each));
  const isLong = !language.grammar.isSpaced || said.split(/\s+/u).length >= 3;
  // "Could you say …" is no question, and "somewhere" says nothing.
  const isFirst = /[?？]\s*$/u.test(text) || contentWords(rest, language).length === 0;
  return isOrdered && !isOther && isLong ? { order: { fact: null, text: said }, isFirst } : null;
}
