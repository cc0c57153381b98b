import { join } from 'node:path';
import { configOf } from '@capstan/config';
import { modelsConfig } from '@capstan/platform-models';
import { StorageUnavailableError, openStorage, storageConfig } from '@capstan/platform-storage';
import { MODEL_FILES, StoredModels, filesOfModel, hasModel } from '@capstan/platform-weights';
import { type Finding, ok, skipped, warning } from '../finding.js';
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

/** Installed weights are complete; none are required. */
export async function checkWeights({ dataDir }: Pick<Installation, 'dataDir'>): Promise<Finding> {
  const states = await statesOf(dataDir);
  const incomplete = states.find(({ state }) => state === 'partial' || state === 'different');
  if (incomplete) {
    const { name } = incomplete;
    return warning(
      `The weights of ${name} are incomplete, or of another version.`,
      `npm run models -- ${name}`,
    );
  }
  const there = namesOf(states.filter(({ state }) => state === 'complete'));
  return there === ''
    ? ok(
        `No weights of models are installed; npm run models downloads ${Object.keys(MODEL_FILES).join(', ')}.`,
      )
    : ok(`Weights: ${there}.`);
}

/** Whether this machine has the models of the bucket, and the bucket those of this machine. */
export async function checkSharedWeights({
  setup,
  dataDir,
}: Pick<Installation, 'setup' | 'dataDir'>): Promise<Finding[]> {
  const config = configOf(setup.config, storageConfig);
  if (!config.bucket) return [];
  const { name: bucket } = config.bucket;
  try {
    const objects = await new StoredModels(openStorage(dataDir, config)).list();
    const states = await statesOf(dataDir);
    const stored = states.filter(({ model }) => hasModel(objects, model));
    const lacking = namesOf(stored.filter(({ state }) => state !== 'complete'));
    const unshared = namesOf(
      states.filter(({ model, state }) => state === 'complete' && !hasModel(objects, model)),
    );
    return [
      ...(lacking === ''
        ? [ok(`Weights in the bucket ${bucket}, all of them on this machine: ${namesOf(stored) || 'none'}.`)]
        : [
            warning(
              `Weights in the bucket ${bucket}, but not on this machine: ${lacking}.`,
              'API and worker fetch missing ones at their start and every five minutes; their log says why if they do not.',
            ),
          ]),
      ...(unshared === ''
        ? []
        : [
            warning(
              `Weights on this machine, but not in the bucket ${bucket}: ${unshared}.`,
              'npm run models -- <name> stores them, and other machines fetch them.',
            ),
          ]),
    ];
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    return [skipped(`The weights in the bucket ${bucket} were not checked: ${error.reason}.`)];
  }
}

const statesOf = (dataDir: string) =>
  Promise.all(
    Object.entries(MODEL_FILES).map(async ([name, model]) => {
      const { state } = await filesOfModel(join(dataDir, 'models'), model);
      return { name, model, state };
    }),
  );

const namesOf = (models: readonly { name: string }[]): string => models.map(({ name }) => name).join(', ');
