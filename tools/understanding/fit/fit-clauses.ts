/**
 * Fits the tags of clauses, with cross-validation by prompt:
 * `node --import ./tools/register-ts.mjs tools/understanding/fit/fit-clauses.ts [--write]`.
 */
import { afterTag, clauseExamples, softmax, type Tag, TAG_MODEL, TAGS, useModel, modelOf } from '@capstan/site-reader';
import { labelledPrompts } from '../labels.js';
import { trainingPrompts, trainingSites } from '../training.js';
import { possibleTags, tagOfPart } from './clause-labels.js';
import { foldOf, FOLDS, percent, writeModel } from './models.js';
import { fit, type FitExample } from './softmax-fit.js';

const BITS = 13;
const PARTIAL = 0.4;

interface Example extends FitExample {
  id: string;
  tag: Tag | null;
  own: readonly string[];
}

function exactExamples(): Example[] {
  return [...trainingPrompts(), ...trainingSites()].flatMap((prompt) => {
    let before: Tag | undefined;
    let sentence = -1;
    return clauseExamples(prompt.text).flatMap(({ segment, features }): Example[] => {
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

function partialExamples(): Example[] {
  const sets = ['dev', 'round-1', 'round-2', 'round-3'] as const;
  return sets
    .flatMap((set) => labelledPrompts(set))
    .filter(({ scope }) => scope === 'build')
    .flatMap((prompt) =>
      clauseExamples(prompt.prompt).flatMap(({ segment, features }): Example[] => {
        const right = possibleTags(prompt, segment);
        return right === null ? [] : [{ id: prompt.id, tag: null, own: features, features, right, weight: PARTIAL }];
      }),
    );
}

const SHOWN: ReadonlySet<string> = new Set(['fact', 'about', 'policy', 'event', 'number', 'quote']);

const exact = exactExamples();
const partial = process.argv.includes('--exact') ? [] : partialExamples();
const options = { classes: TAGS, bits: BITS };
const counts = new Map<string, { right: number; all: number; said: number }>();
const countOf = (tag: string): { right: number; all: number; said: number } => {
  const known = counts.get(tag) ?? { right: 0, all: 0, said: 0 };
  counts.set(tag, known);
  return known;
};
let [shown, all, partialRight, partialAll] = [0, 0, 0, 0];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isIn = ({ id }: Example): boolean => foldOf(id) === fold;
  useModel(TAG_MODEL, fit([...exact, ...partial].filter((each) => !isIn(each)), options));
  const model = modelOf(TAG_MODEL);
  const best = (features: readonly string[]): Tag => {
    const shares = softmax(model.scores(features));
    return TAGS[shares.indexOf(Math.max(...shares))]!;
  };
  for (const each of exact.filter(isIn)) {
    const tag = best(each.features);
    countOf(tag).said += 1;
    const own = countOf(each.tag!);
    own.all += 1;
    all += 1;
    if (tag === each.tag) own.right += 1;
    if (SHOWN.has(tag) === SHOWN.has(each.tag!)) shown += 1;
  }
  for (const each of partial.filter(isIn)) {
    partialAll += 1;
    if (each.right.has(best(each.features))) partialRight += 1;
  }
}
for (const [tag, { right, all: labelled, said }] of counts)
  console.log(`${tag}: found ${percent(right, labelled)}, right ${percent(right, said)}`);
console.log(`for visitors or not: ${percent(shown, all)}; of other sets ${percent(partialRight, partialAll)}`);
if (process.argv.includes('--write')) writeModel(TAG_MODEL, fit([...exact, ...partial], options));
