import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { operationsOf } from '../instructions/operations.js';
import { QUOTED } from '../words/quoted.js';
import { contentWords } from '../words/words.js';
import { coveredPlaces } from './covered-places.js';
import { customerQuote } from './customer-quote.js';
import type { FoundRule } from './found-rule.js';
import { forVisitors } from './for-visitors.js';
import { answeredQuestion, newRule, stressedRule } from './new-rule.js';
import { oneOfSeveral } from './one-of-several.js';
import { countedRule, replacedSentence } from './ordered-rule.js';
import { recounted } from './rule-numbers.js';
import { statedRule } from './stated-rule.js';

/** What a text says to visitors; null where it says nothing, or something else. */
export function ruleIn(
  text: string,
  next: string | undefined,
  document: SiteDocument,
  language: Language,
): (FoundRule & { isWithNext?: boolean }) | null {
  const ordered =
    countedRule(text, next, document, language) ??
    replacedSentence(text, document, language) ??
    recounted(text, document, language) ??
    oneOfSeveral(text, document, language) ??
    coveredPlaces(text, document, language);
  if (ordered !== null) return ordered;
  if (QUOTED.test(text)) return customerQuote(text, document, language) ?? quotedText(text, language);
  const stressed = stressedRule(text, language);
  const said = stressed ?? text;
  if (stressed === null && isOrder(text, language)) return null;
  return (
    answeredQuestion(said, document, language) ??
    statedRule(said, document, language) ??
    (stressed === null
      ? newRule(text, document, language)
      : { order: { fact: null, text: forVisitors(stressed, language) }, isFirst: true })
  );
}

/** Whether it orders something of the builder, and says nothing itself. */
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
    (['remove', 'rename', 'swap'] as const).some((each) => operations.has(each)) ||
    operationsOf(language, order).has('replace');
  const isLong = !language.grammar.isSpaced || said.split(/\s+/u).length >= 3;
  // "Could you say …" is no question, and "somewhere" says nothing.
  const isFirst = /[?？]\s*$/u.test(text) || contentWords(rest, language).length === 0;
  return isOrdered && !isOther && isLong ? { order: { fact: null, text: said }, isFirst } : null;
}
