import { join, resolve } from 'node:path';
import { configOf, loadSetup } from '@capstan/config';
import { dataConfig } from '@capstan/platform-core';
import { openStorage, storageConfig } from '@capstan/platform-storage';
import { MODEL_FILES } from '@capstan/platform-weights';
import { LaunchError } from '../launch.error.js';
import { downloadModel } from '../models/download-model.js';
import type { CommandContext } from './with-database.js';

const BAR = 30;
const USAGE = `npm run models -- <name> [--from <folder>]; names: ${Object.keys(MODEL_FILES).join(', ')}`;

/** `npm run models`: downloads the weights of a model. @returns 0. @throws LaunchError. */
export async function models(args: string[], { root, env }: CommandContext): Promise<number> {
  const [name = '', option, folder] = args;
  const model = MODEL_FILES[name];
  if (!model || (option !== undefined && (option !== '--from' || folder === undefined))) {
    throw new LaunchError(`usage: ${USAGE}`);
  }
  const { config } = await loadSetup(env);
  const dataDir = resolve(root, configOf(config, dataConfig).dataDir);
  const storage = configOf(config, storageConfig);
  const paths = await downloadModel(model, {
    folder: join(dataDir, 'models'),
    storage: openStorage(dataDir, storage),
    // npm runs scripts in the checkout; folders are relative to where the operator ran npm.
    ...(folder === undefined ? {} : { from: resolve(env['INIT_CWD'] ?? root, folder) }),
    onProgress: ({ bytes: all }, bytes) => process.stderr.write(`\r${barOf(bytes / all)}`),
  });
  for (const path of paths) console.log(`\n${name} is ready: ${path}`);
  if (storage.bucket) console.log(`Other machines fetch it from the bucket ${storage.bucket.name}.`);
  return 0;
}

function barOf(share: number): string {
  const full = Math.min(BAR, Math.floor(share * BAR));
  return `[${'#'.repeat(full)}${' '.repeat(BAR - full)}] ${Math.floor(share * 100)} %`;
}
