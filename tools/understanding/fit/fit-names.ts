/**
 * Fits which part of a prompt is the name, with cross-validation by prompt:
 * `node --import ./tools/register-ts.mjs tools/understanding/fit/fit-names.ts [--write] [--details]`.
 */
import { nameExamples, NAME_MODEL, TAG_MODEL, useModel } from '@capstan/prompt-reader';
import { type LabeledPrompt, labeledPrompts, namedPrompts } from '../labels.js';
import { comparable } from '../matching.js';
import { type Buckets, bucketed, choiceModel, fitChoice, scoresOf } from './choice-fit.js';
import { exactExamples, fitTags, partialExamples } from './clause-examples.js';
import { READ_SETS } from './remark-examples.js';
import { Totals } from '../totals.js';
import { foldOf, writeModel } from './models.js';

const BITS = 14;
/** A prompt without a name counts less: what it gives may be a name all the same. */
const NAMELESS = 0.4;

interface Example extends Buckets {
  id: string;
  names: (string | null)[];
  isNamed: boolean;
  /** The candidate that needs no weights, or -1. */
  stated: number;
}

const sets = process.argv.includes('--only-training')
  ? (['training'] as const)
  : (['training', ...READ_SETS] as const);
const prompts = [
  ...sets.flatMap((set) => labeledPrompts(set)).filter(({ scope }) => scope === 'build'),
  ...namedPrompts(),
];
const clauses = [...exactExamples(), ...partialExamples()];
const partOf = (id: string): string => `part ${foldOf(id)}`;
const parts = [...new Set(prompts.map(({ id }) => partOf(id)))].toSorted();
const examples = parts.flatMap((part) => {
  // The tags of a prompt are those of a model that has not seen it, as they are for strangers.
  useModel(TAG_MODEL, fitTags(clauses.filter(({ id }) => partOf(id) !== part)));
  return prompts.filter(({ id }) => partOf(id) === part).map(exampleOf);
});

function exampleOf({
  id,
  prompt,
  name,
  name_accepts: accepts,
}: Pick<LabeledPrompt, 'id' | 'prompt' | 'name' | 'name_accepts'>): Example {
  const candidates = nameExamples(prompt);
  const right = name === null ? [] : [name, ...(accepts ?? [])].map(comparable);
  const isRight = candidates.map((each) =>
    each.name === null ? name === null : right.includes(comparable(each.name)),
  );
  const names = candidates.map((each) => each.name);
  const stated = candidates.findIndex((each) => each.isStated);
  const isNamed = name !== null;
  const weight = isNamed ? 1 : NAMELESS;
  return {
    id,
    names,
    isNamed,
    stated,
    ...bucketed({ id, candidates: candidates.map((each) => each.features), isRight, weight }, BITS),
  };
}

function bestOf(example: Example, weights: Float64Array): number {
  if (example.stated !== -1) return example.stated;
  const scores = scoresOf(example, weights);
  return scores.indexOf(Math.max(...scores));
}

const all = new Totals();
for (const part of parts) {
  const weights = fitChoice(
    examples.filter(({ id }) => partOf(id) !== part),
    BITS,
  );
  const totals = new Totals();
  for (const example of examples.filter(({ id }) => partOf(id) === part)) {
    const at = bestOf(example, weights);
    const right = example.isRight.indexOf(true);
    const count = example.isNamed ? 'named' : 'none where there is none';
    for (const each of [totals, all]) {
      each.count(count, example.isRight[at]!);
      if (example.isNamed) each.count('among the candidates', right !== -1);
    }
    if (!example.isRight[at]! && process.argv.includes('--details'))
      console.log(
        `${example.id}  ${example.names[at] ?? 'none'} instead of ${example.names[right] ?? '(no candidate)'}`,
      );
  }
  console.log(`${part}: ${totals.shares().join('; ')}`);
}
console.log(`all: ${all.shares().join('; ')}`);
if (process.argv.includes('--write')) writeModel(NAME_MODEL, choiceModel(fitChoice(examples, BITS), BITS));
