import { join, resolve } from 'node:path';
import { configOf, loadSetup } from '@capstan/config';
import { dataConfig } from '@capstan/platform-core';
import { LaunchError } from '../launch.error.js';
import { installModel } from '../models/install-model.js';
import { MODEL_FILES } from '../models/model-files.js';
import type { CommandContext } from './with-database.js';

const BAR = 30;
const USAGE = `npm run models -- <name> [--from <folder>]; names: ${Object.keys(MODEL_FILES).join(', ')}`;

/** `npm run models`: brings the weights of a model. @returns 0. @throws LaunchError. */
export async function models(args: string[], { root, env }: CommandContext): Promise<number> {
  const [name = '', option, folder] = args;
  const model = MODEL_FILES[name];
  if (!model || (option !== undefined && (option !== '--from' || folder === undefined))) {
    throw new LaunchError(`usage: ${USAGE}`);
  }
  const { dataDir } = configOf((await loadSetup(env)).config, dataConfig);
  for (const file of model.files) {
    const path = await installModel(file, {
      folder: join(resolve(root, dataDir), 'models', model.folder),
      // npm runs scripts in the checkout; folders are meant from where the operator typed.
      ...(folder === undefined ? {} : { from: resolve(env['INIT_CWD'] ?? root, folder) }),
      onProgress: (bytes) => process.stderr.write(`\r${barOf(bytes / file.bytes)}`),
    });
    console.log(`\n${name} is ready: ${path}`);
  }
  return 0;
}

function barOf(share: number): string {
  const full = Math.min(BAR, Math.floor(share * BAR));
  return `[${'#'.repeat(full)}${' '.repeat(BAR - full)}] ${Math.floor(share * 100)} %`;
}
