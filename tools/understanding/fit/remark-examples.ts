import { clauseExamples, REMARK_CLASSES } from '@capstan/prompt-reader';
import { labeledPrompts, labeledSentences } from '../labels.js';
import { trainingPrompts, trainingSites } from '../training.js';
import { possibleTags, tagOfPart } from './clause-labels.js';
import type { FitExample } from './softmax-fit.js';

export interface RemarkExample extends FitExample {
  id: string;
  isRemark: boolean;
}

/** The rounds that were read. Round 12 was not. */
export const READ_SETS = [
  'dev',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13].map((round) => `round-${round}` as const),
] as const;
const OTHERS: ReadonlySet<string> = new Set(['feature', 'field', 'page', 'look', 'not', 'order']);
/** A forbidden string can be a wish as well. */
const PARTIAL = 0.4;
const SENTENCE = 0.7;

const example = (id: string, features: readonly string[], isRemark: boolean, weight = 1): RemarkExample => ({
  id,
  isRemark,
  features,
  right: new Set([REMARK_CLASSES[isRemark ? 0 : 1]]),
  weight,
});

/** Clauses that are for the builder or for visitors; requests are neither. */
export function remarkExamples(): RemarkExample[] {
  const exact = [...trainingPrompts(), ...trainingSites()].flatMap((prompt) =>
    clauseExamples(prompt.text).flatMap(({ segment, remark }) => {
      const tag = tagOfPart(prompt, segment, false);
      return tag === null || OTHERS.has(tag) ? [] : [example(prompt.id, remark, tag === 'to-builder')];
    }),
  );
  const partial = READ_SETS.flatMap((set) => labeledPrompts(set))
    .filter(({ scope }) => scope === 'build')
    .flatMap((prompt) =>
      clauseExamples(prompt.prompt).flatMap(({ segment, remark }) => {
        const tags = possibleTags(prompt, segment);
        return tags === null ? [] : [example(prompt.id, remark, tags.has('to-builder'), PARTIAL)];
      }),
    );
  const sentences = labeledSentences().flatMap(({ id, language, tag, text }) =>
    clauseExamples(text, language).map(({ remark }) => example(id, remark, tag === 'to-builder', SENTENCE)),
  );
  return [...exact, ...partial, ...sentences];
}
