import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { configOf } from '@capstan/config';
import { modelsConfig } from '@capstan/platform-models';
import { MODEL_FILES } from '../../models/model-files.js';
import { type Finding, ok, warning } from '../finding.js';
import type { Installation } from '../installation.js';

/** Whether a language model is configured. Nothing needs one. */
export function checkLanguageModels({ setup }: Pick<Installation, 'setup'>): Finding {
  const names = configOf(setup.config, modelsConfig).models.map(
    ({ provider, model }) => `${provider} (${model})`,
  );
  return names.length > 0
    ? ok(`Language models, in order: ${names.join(', ')}.`)
    : ok('No language model is configured; every capability works without one.');
}

/** Weights that were brought are complete; none are needed. */
export async function checkWeights({ dataDir }: Pick<Installation, 'dataDir'>): Promise<Finding> {
  const there: string[] = [];
  for (const [name, { folder, files }] of Object.entries(MODEL_FILES)) {
    const sizes = await Promise.all(files.map(({ file }) => sizeOf(join(dataDir, 'models', folder, file))));
    if (sizes.every((size) => size === undefined)) continue;
    if (files.some(({ bytes }, index) => sizes[index] !== bytes)) {
      return warning(`The weights of ${name} are incomplete.`, `npm run models -- ${name}`);
    }
    there.push(name);
  }
  return there.length > 0
    ? ok(`Weights: ${there.join(', ')}.`)
    : ok(`No weights of models are installed; npm run models brings ${Object.keys(MODEL_FILES).join(', ')}.`);
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
