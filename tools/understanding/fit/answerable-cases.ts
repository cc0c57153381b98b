import {
  type AnswerableFactors,
  answerableFactors,
} from '../../../libs/engines/answers/src/rating/answerable.js';
import type { Source } from '../../../libs/features/research/src/model/source.js';
import type { AskedQuestion } from '../asked-questions.js';
import { type AnswerExample, exampleOf, RIGHT } from './answer-examples.js';
import { type OptionWeights, rescored } from './option-weights.js';

/** A question with pages that answer it, or not. */
export interface AnswerableCase {
  example: AnswerExample;
  factors: AnswerableFactors;
  /** Whether the pages answer. */
  isRight: boolean;
}

/** What remains says part of the answer: it is not clear whether the pages answer. */
const UNCLEAR = 0.45;

/**
 * A question without the pages that answer it, which no remaining page answers: of the same manual and about the same
 * things, so harder to recognize than a question about something else.
 */
export function withheldExample(
  question: AskedQuestion,
  sources: readonly Source[],
): AnswerExample | undefined {
  const { document, also = [] } = question;
  if (document === undefined) return undefined;
  const documents = [document, ...also.map((other) => other.document)];
  const isAnswer = ({ url }: Source): boolean =>
    documents.some((each) => decodeURI(url).endsWith(`/${each}`));
  if (!sources.some(isAnswer)) return undefined;
  const rest = sources.filter((source) => !isAnswer(source));
  const example = exampleOf(question, rest, 'words');
  if (!example || example.gains.some((gain) => gain >= UNCLEAR)) return undefined;
  const { document: _, ...unanswered } = question;
  return { ...example, question: unanswered, hasDocument: false };
}

/** @param weights those of the code if absent. */
export function answerableCase(example: AnswerExample, weights?: OptionWeights): AnswerableCase[] {
  const options = weights ? rescored(example, weights).map(({ option }) => option) : example.options;
  const factors = answerableFactors({ ...example, options }, example.asked);
  const isRight =
    example.question.document !== undefined &&
    (example.hasDocument || example.gains.some((gain) => gain >= RIGHT));
  return factors ? [{ example, factors, isRight }] : [];
}

/** Questions that no page answers are few: each counts twice. */
export const weighted = (cases: readonly AnswerableCase[]): AnswerableCase[] => [
  ...cases,
  ...cases.filter((each) => each.example.question.document === undefined && !isWithheld(each)),
];

/** Whether the pages that answer were withheld. */
export const isWithheld = ({ example: { question } }: AnswerableCase): boolean =>
  question.document === undefined && (question.answers?.length ?? 0) > 0;
