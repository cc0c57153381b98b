/**
 * Fits which feature a clause asks for, with cross-validation by prompt:
 * `node --import ./tools/register-ts.mjs tools/understanding/fit/fit-features.ts [--write]`.
 */
import {
  detectLanguage,
  FEATURE_MODEL,
  featureCues,
  FEATURES,
  languageFor,
  modelOf,
  PromptText,
  useModel,
} from '@capstan/prompt-reader';
import { trainingPrompts, trainingSites } from '../training.js';
import { foldOf, FOLDS, percent, writeModel } from './models.js';
import { fit, type FitExample } from './softmax-fit.js';

const options = { classes: FEATURES, bits: 11, rate: 0.15 };
const known: ReadonlySet<string> = new Set(FEATURES);
const examples = [...trainingPrompts(), ...trainingSites()].flatMap(({ id, text, clauses = [] }) => {
  const prompt = new PromptText(text, languageFor(detectLanguage(text)), 0);
  return clauses.flatMap(([said, tag, value = '']): (FitExample & { id: string; name: string })[] => {
    const start = text.indexOf(said);
    if (tag !== 'feature' || !known.has(value) || start === -1) return [];
    return [
      {
        id,
        name: value,
        features: featureCues(prompt, { start, end: start + said.length }),
        right: new Set([value]),
      },
    ];
  });
});
let right = 0;
for (let fold = 0; fold < FOLDS; fold += 1) {
  useModel(
    FEATURE_MODEL,
    fit(
      examples.filter(({ id }) => foldOf(id) !== fold),
      options,
    ),
  );
  for (const { features, name } of examples.filter(({ id }) => foldOf(id) === fold)) {
    const scores = modelOf(FEATURE_MODEL).scores(features);
    if (FEATURES[scores.indexOf(Math.max(...scores))] === name) right += 1;
  }
}
console.log(`features: ${percent(right, examples.length)}`);
if (process.argv.includes('--write')) writeModel(FEATURE_MODEL, fit(examples, options));
