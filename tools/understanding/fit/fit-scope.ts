/**
 * Fits whether a prompt is built, refused or answered with a question, with cross-validation:
 * `node --import ./tools/register-ts.mjs tools/understanding/fit/fit-scope.ts [--write]`.
 */
import {
  readPrompt,
  SCOPE_MODEL,
  scopeExample,
  SCOPES,
  useModel,
  type WeightsFile,
} from '@capstan/prompt-reader';
import { type LabeledPrompt, labeledPrompts, type SetName } from '../labels.js';
import { shortPrompts } from '../training.js';
import { foldOf, FOLDS, percent, writeModel } from './models.js';
import { fit, type FitExample } from './softmax-fit.js';

type Example = Pick<LabeledPrompt, 'id' | 'prompt' | 'scope' | 'scope_accepts'>;

const sets: readonly SetName[] = ['training', 'dev', 'round-1', 'round-2', 'round-3', 'round-4'];
const examples = [...sets.flatMap((set): Example[] => labeledPrompts(set)), ...shortPrompts()].map(
  (prompt: Example): FitExample & { id: string; text: string; scope: string } => ({
    id: prompt.id,
    text: prompt.prompt,
    scope: prompt.scope,
    features: scopeExample(prompt.prompt),
    right: new Set([prompt.scope, ...(prompt.scope_accepts ?? [])]),
  }),
);
const fitted = (from: readonly FitExample[]): WeightsFile =>
  fit(from, { classes: SCOPES, bits: 12, rate: 0.15 });

const shares = new Map<string, { right: number; all: number }>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  useModel(SCOPE_MODEL, fitted(examples.filter(({ id }) => foldOf(id) !== fold)));
  for (const { id, text, scope, right } of examples.filter((each) => foldOf(each.id) === fold)) {
    const said = readPrompt(text).scope.scope;
    const share = shares.get(scope) ?? { right: 0, all: 0 };
    shares.set(scope, { right: share.right + (right.has(said) ? 1 : 0), all: share.all + 1 });
    if (!right.has(said))
      console.log(`${id}  ${said} instead of ${scope}: ${text.slice(0, 110).replaceAll('\n', ' ')}`);
  }
}
for (const [scope, { right, all }] of shares) console.log(`${scope}: ${percent(right, all)}`);
if (process.argv.includes('--write')) writeModel(SCOPE_MODEL, fitted(examples));
