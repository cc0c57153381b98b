import { afterTag, clauseExamples, type Tag, TAGS, type WeightsFile } from '@capstan/prompt-reader';
import { labeledPrompts } from '../labels.js';
import { trainingPrompts, trainingSites } from '../training.js';
import { possibleTags, tagOfPart } from './clause-labels.js';
import { fit, type FitExample } from './softmax-fit.js';

const BITS = 13;
const PARTIAL = 0.4;

export interface ClauseExample extends FitExample {
  id: string;
  tag: Tag | null;
  own: readonly string[];
}

export function exactExamples(): ClauseExample[] {
  return [...trainingPrompts(), ...trainingSites()].flatMap((prompt) => {
    let before: Tag | undefined;
    let sentence = -1;
    return clauseExamples(prompt.text).flatMap(({ segment, features }): ClauseExample[] => {
      const isOrdering = features.some((each) => /^list:(?:site|wish|command)\^?$/.test(each));
      const tag = tagOfPart(prompt, segment, isOrdering);
      const after = afterTag(before, sentence === segment.sentence);
      before = tag ?? before;
      sentence = segment.sentence;
      return tag === null
        ? []
        : [{ id: prompt.id, tag, own: features, features: [...features, ...after], right: new Set([tag]) }];
    });
  });
}

export function partialExamples(): ClauseExample[] {
  const sets = ['dev', 'round-1', 'round-2', 'round-3', 'round-4'] as const;
  return sets
    .flatMap((set) => labeledPrompts(set))
    .filter(({ scope }) => scope === 'build')
    .flatMap((prompt) =>
      clauseExamples(prompt.prompt).flatMap(({ segment, features }): ClauseExample[] => {
        const right = possibleTags(prompt, segment);
        return right === null
          ? []
          : [{ id: prompt.id, tag: null, own: features, features, right, weight: PARTIAL }];
      }),
    );
}

/** The model of the tags, fitted on these examples. */
export const fitTags = (examples: readonly ClauseExample[]): WeightsFile =>
  fit(examples, { classes: TAGS, bits: BITS });
