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
  for (const [name, { file, bytes }] of Object.entries(MODEL_FILES)) {
    const size = await stat(join(dataDir, 'models', file)).then(
      (stats) => stats.size,
      () => undefined,
    );
    if (size === undefined) continue;
    if (size !== bytes) return warning(`The weights of ${name} are incomplete.`, `npm run models -- ${name}`);
    there.push(name);
  }
  return there.length > 0
    ? ok(`Weights: ${there.join(', ')}.`)
    : ok('No weights of models are installed; local transcription needs npm run models -- whisper-base.');
}
