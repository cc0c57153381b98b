import type { Language } from '../../packs/language.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Range } from '../../text/range.js';
import { trimEnd } from '../../text/trim-end.js';
import { operationsOf } from './operations.js';
import type { Block } from './content.js';
import { QUOTED } from '../words/quoted.js';

const EACH_QUOTED = new RegExp(QUOTED.source, 'gu');
const IS_QUESTION = /[?？]["”“»」』]?\s*$/u;
/** Marks before an answer or a question: "→", "-", "Q:". */
const LEAD = /^(?:[\s→>=–—,;:-]+|[QAFR]\s?[:.]\s?)+/u;

/** "Add some questions and answers. Do you do cats? No, dogs only.": each question with what follows it. */
export function questionsFrom(prompt: PromptText, sentences: readonly Range[], at: number): Block | null {
  const { language, text } = prompt;
  const first = sentences[at]!;
  if (!isAsked(prompt.fold(first), language) || operationsOf(language, prompt.fold(first)).has('remove'))
    return null;
  const quoted = quotedPairs(text, sentences, at);
  if (quoted !== null) return quoted;
  const colon = /[:：]\s?/u.exec(text.slice(first.start, first.end));
  const start = colon === null ? first.end : first.start + colon.index + colon[0].length;
  const parts = [{ start, end: first.end }, ...sentences.slice(at + 1)].filter(
    (range) => text.slice(range.start, range.end).trim() !== '',
  );
  const [opening] = parts;
  // What follows must begin with a question.
  if (opening === undefined || !IS_QUESTION.test(text.slice(opening.start, opening.end))) return null;
  return pairsOf(prompt, first, parts, at, sentences);
}

/** "Add a question: …" names them as well as "questions and answers" does; a question of a form has no answer. */
function isAsked(folded: string, language: Language): boolean {
  const features = language.features.find(folded).map(({ key }) => key);
  const isNamed = language.orders.questions.isIn(folded) && operationsOf(language, folded).has('add');
  return features.includes('faq') || (isNamed && features.length === 0);
}

function pairsOf(
  prompt: PromptText,
  { start }: Range,
  parts: readonly Range[],
  at: number,
  sentences: readonly Range[],
): Block | null {
  const { text, language } = prompt;
  const pairs: [string, string][] = [];
  let end = start;
  let question: string | null = null;
  for (const [index, part] of parts.entries()) {
    const said = text.slice(part.start, part.end).replace(LEAD, '').trim();
    if (said === '') continue;
    const last = pairs.at(-1);
    if (IS_QUESTION.test(said)) question = said;
    else if (question !== null) {
      pairs.push([question, trimEnd(said, ',;')]);
      question = null;
    } else if (last !== undefined) {
      const isBetween = parts
        .slice(index + 1)
        .some((each) => IS_QUESTION.test(text.slice(each.start, each.end)));
      const isOrder = operationsOf(language, prompt.fold(part)).size > 0;
      if (isOrder && !isBetween) break;
      // After the last answer, only what continues a short one belongs to it.
      if (!isBetween && last[1].split(/\s+/u).length > MAX_SHORT) break;
      last[1] = `${last[1]} ${said}`;
    }
    if (question === null) end = part.end;
  }
  if (pairs.length === 0) return null;
  const count = sentences.slice(at).filter((sentence) => sentence.start < end).length;
  return { start, end, count, content: { kind: 'questions', pairs } };
}

const MAX_SHORT = 2;

/** "「…?」→「…」": the quotations of the sentence that asks for questions, or of the one after it. */
function quotedPairs(text: string, sentences: readonly Range[], at: number): Block | null {
  const [first, second] = [sentences[at]!, sentences[at + 1]];
  for (const [index, range] of [first, ...(second === undefined ? [] : [second])].entries()) {
    const quotes = [...text.slice(range.start, range.end).matchAll(EACH_QUOTED)].map(([, quote = '']) =>
      quote.trim(),
    );
    if (quotes.length < 2 || quotes.length % 2 !== 0) continue;
    const pairs = quotes.flatMap((quote, place): [string, string][] =>
      place % 2 === 0 ? [[quote, quotes[place + 1]!]] : [],
    );
    if (!pairs.every(([question]) => IS_QUESTION.test(question))) continue;
    return { start: first.start, end: range.end, count: index + 1, content: { kind: 'questions', pairs } };
  }
  return null;
}
