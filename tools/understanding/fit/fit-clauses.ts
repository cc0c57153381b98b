/**
 * Fits the tags of clauses, with cross-validation by prompt:
 * `node --import ./tools/register-ts.mjs tools/understanding/fit/fit-clauses.ts [--write]`.
 */
import { modelOf, softmax, type Tag, TAG_MODEL, TAGS, useModel } from '@capstan/prompt-reader';
import { type ClauseExample, exactExamples, fitTags, partialExamples } from './clause-examples.js';
import { foldOf, FOLDS, percent, writeModel } from './models.js';

const HIDDEN: ReadonlySet<string> = new Set([
  'feature',
  'field',
  'page',
  'look',
  'not',
  'to-builder',
  'order',
]);

const exact = exactExamples();
const partial = partialExamples();
const counts = new Map<string, { right: number; all: number; said: number }>();
const countOf = (tag: string): { right: number; all: number; said: number } => {
  const known = counts.get(tag) ?? { right: 0, all: 0, said: 0 };
  counts.set(tag, known);
  return known;
};
let [shown, all, partialRight, partialAll] = [0, 0, 0, 0];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isIn = ({ id }: ClauseExample): boolean => foldOf(id) === fold;
  useModel(TAG_MODEL, fitTags([...exact, ...partial].filter((each) => !isIn(each))));
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
    if (HIDDEN.has(tag) === HIDDEN.has(each.tag!)) shown += 1;
  }
  for (const each of partial.filter(isIn)) {
    partialAll += 1;
    if (each.right.has(best(each.features))) partialRight += 1;
  }
}
for (const [tag, { right, all: labeled, said }] of counts)
  console.log(`${tag}: found ${percent(right, labeled)}, right ${percent(right, said)}`);
console.log(
  `for visitors or not: ${percent(shown, all)}; of other sets ${percent(partialRight, partialAll)}`,
);
if (process.argv.includes('--write')) writeModel(TAG_MODEL, fitTags([...exact, ...partial]));
