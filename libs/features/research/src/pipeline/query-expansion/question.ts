import { cutText, sentencesOf } from '@capstan/text-analysis';
import type { Phrasebook } from './phrasebook.js';
import { type QuestionPart, questionPart } from './question-part.js';

/** A parsed query: one question, or several. */
export interface Question {
  main: QuestionPart;
  further: QuestionPart[];
}

const MAX_TEXT = 2_000;
const MAX_PARTS = 8;
const LIST_ITEM = /^\s*(?:\d{1,2}[.)]|[-*•–]|[a-h][.)])\s+/u;
const CODE = /```[\s\S]*?(?:```|$)/g;
const ADDRESS = /\bhttps?:\/\/(?:www\.)?([^\s/?#"'<>()]{1,253})[^\s"'<>]*/gi;
/** Invisible characters and emoji; joiners are letters in some scripts. */
const NOISE = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]|\p{Extended_Pictographic}/gu;

/** The text of a query without code, URLs except their host, and emoji. */
export function plainQuestion(query: string): string {
  const text = cutText(query.toWellFormed(), MAX_TEXT)
    .replace(CODE, ' ')
    .replace(ADDRESS, ' $1 ')
    .replace(NOISE, ' ')
    .normalize('NFC');
  return text.replace(/[^\S\n]+/g, ' ').trim();
}

/** Splits a query into its questions; undefined if there are none. */
export function understand(text: string, phrasebook: Phrasebook): Question | undefined {
  const [main, ...further] = askingSentences(text, phrasebook)
    .slice(0, MAX_PARTS)
    .map((sentence) => questionPart(sentence, phrasebook))
    .filter((part) => part !== undefined);
  return main && { main, further };
}

/** The sentences that ask something; all if none does. */
function askingSentences(text: string, phrasebook: Phrasebook): string[] {
  const sentences = text
    .split('\n')
    .flatMap((line) => {
      const item = line.replace(LIST_ITEM, '');
      return item === line ? sentencesOf(line) : [item];
    })
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const asking = sentences.filter((sentence) => isAsking(sentence, phrasebook));
  return (asking.length > 0 ? asking : sentences).flatMap((sentence) =>
    singleQuestions(sentence, phrasebook),
  );
}

function isAsking(sentence: string, { openings, shapes }: Phrasebook): boolean {
  return (
    /[?？]\s*$/u.test(sentence) ||
    openings.some((opening) => opening.test(sentence)) ||
    shapes.some(([pattern]) => pattern.test(sentence))
  );
}

/** Splits `What is X and how does it work?` into two questions. */
function singleQuestions(sentence: string, { furtherQuestion }: Phrasebook): string[] {
  const mark = /[?？]\s*$/u.test(sentence) ? '?' : '';
  const parts = sentence.split(furtherQuestion);
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}${mark}` : part));
}
