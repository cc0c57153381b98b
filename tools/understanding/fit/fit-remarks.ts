/**
 * Fits which clauses are remarks to the builder, with cross-validation by prompt:
 * `node --import ./tools/register-ts.mjs tools/understanding/fit/fit-remarks.ts [--write]`.
 */
import { modelOf, REMARK_CLASSES, REMARK_MODEL, softmax, useModel } from '@capstan/prompt-reader';
import { foldOf, FOLDS, percent, writeModel } from './models.js';
import { type RemarkExample, remarkExamples } from './remark-examples.js';
import { fit } from './softmax-fit.js';

const OPTIONS = { classes: REMARK_CLASSES, bits: 14 };
const LIMITS = [0.5, 0.6, 0.7, 0.8] as const;

const examples = remarkExamples();
const shares = new Map<RemarkExample, number>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isIn = ({ id }: RemarkExample): boolean => foldOf(id) === fold;
  useModel(
    REMARK_MODEL,
    fit(
      examples.filter((each) => !isIn(each)),
      OPTIONS,
    ),
  );
  const model = modelOf(REMARK_MODEL);
  for (const each of examples.filter(isIn)) shares.set(each, softmax(model.scores(each.features))[0] ?? 0);
}
const remarks = examples.filter(({ isRemark }) => isRemark);
for (const limit of LIMITS) {
  const said = examples.filter((each) => (shares.get(each) ?? 0) >= limit);
  const right = said.filter(({ isRemark }) => isRemark).length;
  console.log(`at ${limit}: found ${percent(right, remarks.length)}, right ${percent(right, said.length)}`);
}
if (process.argv.includes('--write')) writeModel(REMARK_MODEL, fit(examples, OPTIONS));
