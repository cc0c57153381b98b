import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { configOf } from '@capstan/config';
import { browserConfig, hasFontFiles } from '@capstan/platform-browser';
import { workspacesConfig } from '@capstan/workspaces';
import { type Finding, failed, ok, warning } from '../finding.js';
import type { Installation } from '../installation.js';

const LEAST_NODE = 24;
const GIGABYTE = 1e9;
const LEAST_FREE_GB = 1;
const GOOD_FREE_GB = 5;

export function checkNode(version: string = process.versions.node): Finding {
  return Number(version.split('.')[0]) >= LEAST_NODE
    ? ok(`Node ${version}.`)
    : failed(
        `Node ${version} is too old.`,
        `Start with npm, which uses the Node ${LEAST_NODE} of the checkout.`,
      );
}

/** Write access and free space of the data folder, or of the folder in which it will be created. */
export async function checkDataFolder({ dataDir }: Pick<Installation, 'dataDir'>): Promise<Finding> {
  const folder = existing(dataDir);
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    const { uid } = statSync(folder);
    return failed(
      `This user cannot write to ${folder}, which belongs to user ${uid}.`,
      'Run as that user, change its owner, or set DATA_DIR.',
    );
  }
  const { bavail, bsize } = await statfs(folder);
  const freeGb = (bavail * bsize) / GIGABYTE;
  const text = `${dataDir} is writable, with ${freeGb.toFixed(1)} GB free.`;
  const advice = 'Free space on that disk, or move DATA_DIR. PostgreSQL stops when the disk is full.';
  if (freeGb < LEAST_FREE_GB) return failed(text, advice);
  return freeGb < GOOD_FREE_GB ? warning(text, advice) : ok(text);
}

export async function checkGit({ setup, env }: Pick<Installation, 'setup' | 'env'>): Promise<Finding> {
  const { gitPath } = configOf(setup.config, workspacesConfig);
  const path = gitPath ?? (await programOnPath('git', env));
  return path !== undefined && existsSync(path)
    ? ok(`git: ${path}.`)
    : warning('git is missing, so sites cannot be built.', 'apt-get install git, or set GIT_PATH.');
}

export async function checkFonts({ setup }: Pick<Installation, 'setup'>): Promise<Finding> {
  const { fontconfigFile } = configOf(setup.config, browserConfig);
  return (await hasFontFiles(fontconfigFile))
    ? ok('The machine has fonts.')
    : warning(
        'The machine has no fonts; screenshots use the bundled one, which lacks most scripts.',
        'apt-get install fonts-noto (or fonts-dejavu for Latin scripts).',
      );
}

function existing(path: string): string {
  let folder = path;
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

async function programOnPath(name: string, env: Installation['env']): Promise<string | undefined> {
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  for (const path of folders.map((folder) => join(folder, name))) {
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}
