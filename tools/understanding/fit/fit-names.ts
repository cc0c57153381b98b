/**
 * Fits which part of a prompt is the name, with cross-validation by prompt:
 * `node --import ./tools/register-ts.mjs tools/understanding/fit/fit-names.ts [--write] [--details]`.
 */
import { nameExamples, NAME_MODEL, TAG_MODEL, useModel } from '@capstan/site-reader';
import { type LabelledPrompt, labelledPrompts, namedPrompts } from '../labels.js';
import { comparable } from '../matching.js';
import { type Buckets, bucketed, choiceModel, fitChoice, scoresOf } from './choice-fit.js';
import { exactExamples, fitTags, partialExamples } from './clause-examples.js';
import { foldOf, FOLDS, percent, writeModel } from './models.js';

const BITS = 14;
/** A prompt without a name counts less: what it gives may be a name all the same. */
const NAMELESS = 0.7;

interface Example extends Buckets {
  id: string;
  names: (string | null)[];
  isNamed: boolean;
}

const sets = process.argv.includes('--only-training')
  ? (['training'] as const)
  : (['training', 'dev', 'round-1', 'round-2', 'round-3'] as const);
const prompts = [
  ...sets.flatMap((set) => labelledPrompts(set)).filter(({ scope }) => scope === 'build'),
  ...namedPrompts(),
];
const clauses = [...exactExamples(), ...partialExamples()];
const examples = Array.from({ length: FOLDS }, (_, fold) => {
  // The tags of a prompt are those of a model that has not seen it, as they are for strangers.
  useModel(TAG_MODEL, fitTags(clauses.filter(({ id }) => foldOf(id) !== fold)));
  return prompts.filter(({ id }) => foldOf(id) === fold).map(exampleOf);
}).flat();

function exampleOf({
  id,
  prompt,
  name,
  name_accepts: accepts,
}: Pick<LabelledPrompt, 'id' | 'prompt' | 'name' | 'name_accepts'>): Example {
  const candidates = nameExamples(prompt);
  const right = name === null ? [] : [name, ...(accepts ?? [])].map(comparable);
  const isRight = candidates.map((each) =>
    each.name === null ? name === null : right.includes(comparable(each.name)),
  );
  const names = candidates.map((each) => each.name);
  const isNamed = name !== null;
  const weight = isNamed ? 1 : NAMELESS;
  return {
    id,
    names,
    isNamed,
    ...bucketed({ id, candidates: candidates.map((each) => each.features), isRight, weight }, BITS),
  };
}

const best = (example: Example, weights: Float64Array): number => {
  const scores = scoresOf(example, weights);
  return scores.indexOf(Math.max(...scores));
};
let [right, named, nameless, silent, possible] = [0, 0, 0, 0, 0];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitChoice(
    examples.filter(({ id }) => foldOf(id) !== fold),
    BITS,
  );
  for (const example of examples.filter(({ id }) => foldOf(id) === fold)) {
    const at = best(example, weights);
    if (!example.isNamed) {
      nameless += 1;
      if (at === 0) silent += 1;
      else if (process.argv.includes('--details'))
        console.log(`${example.id}  ${example.names[at]} and there is none`);
      continue;
    }
    named += 1;
    if (example.isRight.includes(true)) possible += 1;
    if (example.isRight[at]) right += 1;
    else if (process.argv.includes('--details'))
      console.log(
        `${example.id}  ${example.names[at] ?? 'none'} instead of ${example.names[example.isRight.indexOf(true)] ?? '(no candidate)'}`,
      );
  }
}
console.log(`among the candidates: ${percent(possible, named)}`);
console.log(`names: ${percent(right, named)}; none where there is none: ${percent(silent, nameless)}`);
if (process.argv.includes('--write')) writeModel(NAME_MODEL, choiceModel(fitChoice(examples, BITS), BITS));
