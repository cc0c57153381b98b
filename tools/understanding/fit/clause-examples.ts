import { afterTag, clauseExamples, type Tag, TAGS, type WeightsFile } from '@capstan/prompt-reader';
import { labeledPrompts, labeledSentences } from '../labels.js';
import { trainingPrompts, trainingSites } from '../training.js';
import { possibleTags, tagOfPart } from './clause-labels.js';
import { fit, type FitExample } from './softmax-fit.js';

const BITS = 13;
const PARTIAL = 0.4;
const SENTENCE = 0.5;
/** A shorter part of a sentence says too little without the others of its prompt. */
const MIN_SENTENCE_WORDS = 4;
/** What depends on the other sentences of a prompt. */
const AROUND = /^(?:at:|end:|count:|before:|after:|edge:)|&at:/u;
/** Round 12 was never read. */
export const PARTIAL_SETS = [
  'dev',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13].map((round) => `round-${round}` as const),
] as const;

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
  return PARTIAL_SETS.flatMap((set) => labeledPrompts(set))
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

/** Sentences of owners that are not of a prompt: what is before and after them is unknown. */
export function sentenceExamples(): ClauseExample[] {
  return labeledSentences().flatMap(({ id, language, tag, text }) =>
    clauseExamples(text, language).flatMap(({ segment, features }): ClauseExample[] => {
      const isSaid =
        language === 'ja' ||
        text.slice(segment.start, segment.end).trim().split(/\s+/u).length >= MIN_SENTENCE_WORDS;
      if (!isSaid) return [];
      const own = features.filter((each) => !AROUND.test(each));
      const right = new Set<Tag>(tag === 'to-builder' ? ['to-builder'] : SHOWN_SENTENCE);
      return [{ id, tag: null, own, features: own, right, weight: SENTENCE }];
    }),
  );
}

const SHOWN_SENTENCE: readonly Tag[] = ['about', 'policy', 'fact', 'number', 'kind'];
