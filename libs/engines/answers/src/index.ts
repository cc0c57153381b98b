/**
 * Answers questions with verbatim quotes of pages, without a language model (docs/adr/0046-answers-first.md). Pure: no
 * framework, no network, no disk, no clock; it runs in worker threads.
 */
export { type Answer, AnswerFinder, type AnswerPart } from './find-answer.js';
export { type CitedText, markedText } from './marked-text.js';
export type { Quote } from './options/answer-options.js';
export type { AnswerPage } from './pages/answer-page.js';
export type { MarkdownTable } from './pages/markdown-outline.js';
export { type PageContent, type ReadPage, pageContent } from './pages/page-content.js';
export { normalLine } from './pages/page-text.js';
export { isAside } from './pages/passage-setting.js';
export { type Asked, isAsking, parseQuestion } from './question/asked.js';
export { CODE_IMPORTANCE, isCodeTerm } from './question/codes.js';
export { definesTopic, formFit } from './question/form-fit.js';
export { QUESTION_STOP_WORDS } from './question/question-stop-words.js';
export { questionTerms } from './question/question-terms.js';
export type { Question } from './question/question.js';
export {
  ANSWER_RANKINGS,
  type AnswerCandidate,
  type AnswerRanking,
  type Likeness,
  likenessOf,
  textsToCompare,
} from './rating/likeness.js';
export { isStatement } from './sentences/is-statement.js';
export { refersBack } from './sentences/refers-back.js';
export { addressesReader, isRefused } from './sentences/refusals.js';
