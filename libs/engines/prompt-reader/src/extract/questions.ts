import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import type { Segment } from '../clauses/segments.js';
import { overlaps, type Range, trimRange } from '../text/range.js';
import type { Draft } from './drafts.js';

const MAX_ANSWERS = 3;
const MAX_QUESTION = 200;
const QUESTION = /[?？]\s?["”»」]?$/u;

/**
 * Questions and their answers: below a title with a colon, or where the prompt speaks of such a part. Questions to the
 * builder have neither.
 */
export function findQuestions(
  prompt: PromptText,
  sentences: readonly Range[],
  clauses: readonly Clause[],
): Draft[] {
  const first = sentences.find((sentence) => isQuestion(prompt, sentence));
  if (first === undefined || !isAnnounced(prompt, first, clauses)) return [];
  return questionsIn(prompt, sentences, clauses);
}

const isQuestion = ({ text }: PromptText, range: Range | undefined): boolean =>
  range !== undefined && QUESTION.test(text.slice(range.start, range.end).trimEnd());

/** The questions among sentences, with the sentences behind each as its answer. */
export function questionsIn(
  prompt: PromptText,
  sentences: readonly Range[],
  clauses: readonly Segment[],
): Draft[] {
  return sentences.flatMap((sentence, index): Draft[] => {
    if (!isQuestion(prompt, sentence) || isQuestion(prompt, sentences[index + 1])) return [];
    const next = sentences.findIndex((each, at) => at > index && isQuestion(prompt, each));
    const count = next === -1 ? 1 : Math.min(next - index - 1, MAX_ANSWERS);
    const last = sentences[index + count];
    if (last === undefined || count === 0) return [];
    const question = trimRange(prompt.text, afterTitle(sentence, clauses));
    const topic = withoutMark(prompt.words(question));
    const text = withoutMark(prompt.words({ start: sentence.end, end: last.end }));
    if (text === '' || topic.length > MAX_QUESTION) return [];
    const range = { start: announcement(prompt, sentence, question), end: last.end };
    return [{ fact: { type: 'policy', topic, text }, range, covers: [range] }];
  });
}

/** "Q: Is it loud? A: No.", "1. Is it loud?" */
const withoutMark = (text: string): string =>
  text.replace(/^\s*(?:[QAFRPD問答]\s*[:：.．]|\d{1,2}[.)]|[-•*])\s*/iu, '').trim();

function isAnnounced({ folded, language }: PromptText, first: Range, clauses: readonly Clause[]): boolean {
  const isTitled = clauses.some((clause) => clause.opening === ':' && overlaps(clause, first));
  const before = folded.slice(0, first.end);
  return isTitled || language.features.find(before).some(({ key }) => key === 'faq');
}

/** Where the announcement of a question begins: "FAQ:" says nothing more, what a semicolon parts from it does. */
function announcement({ text }: PromptText, sentence: Range, question: Range): number {
  const before = text.slice(sentence.start, question.start);
  return sentence.start + Math.max(before.lastIndexOf(';'), before.lastIndexOf('；')) + 1;
}

function afterTitle(sentence: Range, clauses: readonly Segment[]): Range {
  const first = clauses.findLast((clause) => clause.opening === ':' && overlaps(clause, sentence));
  return { start: first?.start ?? sentence.start, end: sentence.end };
}
