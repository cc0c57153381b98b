import { cutText, sentencesOf } from '@capstan/text-analysis';
import type { Phrasebook } from './phrasebook.js';
import { type QuestionPart, questionPart } from './question-part.js';
import type { QuestionWord } from './question-words.js';

/** A query as it is understood: one question, or several. */
export interface Question {
  /** At least one. */
  parts: QuestionPart[];
  /** The subject of all of them, each word once. */
  subject: QuestionWord[];
}

const MAX_TEXT = 2_000;
const MAX_PARTS = 8;
const LIST_ITEM = /^\s*(?:\d{1,2}[.)]|[-*•–]|[a-h][.)])\s+/u;
const CODE = /```[\s\S]*?(?:```|$)/g;
const ADDRESS = /\bhttps?:\/\/(?:www\.)?([^\s/?#"'<>()]{1,253})[^\s"'<>]*/gi;
// oxlint-disable-next-line no-control-regex -- control characters are what is meant
const NOISE =
  /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffd\p{Cs}]|\p{Extended_Pictographic}/gu;

/** The text of a query without what cannot be searched for: code, addresses but for their host, pictures. */
export function plainQuestion(query: string): string {
  const text = cutText(query.toWellFormed(), MAX_TEXT)
    .replace(CODE, ' ')
    .replace(ADDRESS, ' $1 ')
    .replace(NOISE, ' ')
    .normalize('NFC');
  return text.replace(/[^\S\n]+/g, ' ').trim();
}

/** Takes a query apart into its questions. */
export function understand(text: string, phrasebook: Phrasebook): Question {
  const parts = sentencesWithQuestions(text, phrasebook)
    .slice(0, MAX_PARTS)
    .map((sentence) => questionPart(sentence, phrasebook))
    .filter(({ words }) => words.length > 0);
  const seen = new Set<string>();
  const subject = parts
    .flatMap((part) => part.subject)
    .filter(({ folded }) => !seen.has(folded) && seen.add(folded));
  return { parts, subject };
}

/** What asks something; everything when nothing does. */
function sentencesWithQuestions(text: string, phrasebook: Phrasebook): string[] {
  const sentences = text
    .split('\n')
    .flatMap((line) => {
      const item = line.replace(LIST_ITEM, '');
      return item === line ? sentencesOf(line) : [item];
    })
    .flatMap((sentence) => sentence.split(phrasebook.furtherQuestion))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const asking = sentences.filter(
    (sentence) =>
      /[?？]\s*$/u.test(sentence) ||
      phrasebook.openings.some((opening) => opening.test(sentence)) ||
      phrasebook.shapes.some(([pattern]) => pattern.test(sentence)),
  );
  return asking.length > 0 ? asking : sentences;
}
