import { constants, existsSync, statSync } from 'node:fs';
import { access, readFile, statfs } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { configOf } from '@capstan/config';
import { browserConfig, findChromium, hasFontFiles } from '@capstan/platform-browser';
import { sandboxConfig } from '@capstan/sandbox';
import { workspacesConfig } from '@capstan/workspaces';
import { type Finding, failed, ok, skipped, warning } from '../finding.js';
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

export async function checkChromium({ setup }: Pick<Installation, 'setup'>): Promise<Finding> {
  const { isOff, chromiumPath } = configOf(setup.config, browserConfig);
  if (isOff) return skipped('The browser is switched off (CHROMIUM_PATH=off).');
  const found = findChromium(chromiumPath);
  if (found?.kind === 'installed') return ok(`Chromium: ${found.path}.`);
  if (found) return ok('Chromium: the bundled one.');
  return chromiumPath === undefined
    ? warning(
        'There is no Chromium: no screenshots, no pages that need JavaScript, no gate for built sites.',
        'apt-get install chromium, or set CHROMIUM_PATH.',
      )
    : failed(`CHROMIUM_PATH=${chromiumPath} is not a program.`, 'Correct the path, or remove the variable.');
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

/** Whether bubblewrap is there and may create user namespaces. It is not started: a start shows the level that it reaches. */
export async function checkSandbox({ setup, env }: Pick<Installation, 'setup' | 'env'>): Promise<Finding> {
  const { isOff, runner } = configOf(setup.config, sandboxConfig);
  if (isOff) return skipped('Commands of builds are switched off (SANDBOX=off).');
  if (runner !== undefined) {
    return existsSync(runner)
      ? ok(`Commands of builds run in ${runner}.`)
      : failed(`SANDBOX_RUNNER=${runner} does not exist.`, 'Correct the path, or remove the variable.');
  }
  if (process.platform !== 'linux') {
    return warning('Commands of builds need Linux; they are refused here.', 'Everything else works.');
  }
  if ((await programOnPath('bwrap', env)) === undefined) {
    return warning(
      'bubblewrap is missing, so commands of builds are refused.',
      'apt-get install bubblewrap. Builds without commands work.',
    );
  }
  const isForbidden =
    (await systemSetting('kernel/unprivileged_userns_clone')) === '0' ||
    (await systemSetting('user/max_user_namespaces')) === '0' ||
    (await systemSetting('kernel/apparmor_restrict_unprivileged_userns')) === '1';
  return isForbidden && process.getuid?.() !== 0
    ? warning(
        'The system forbids user namespaces to ordinary users: commands of builds are refused, and Chromium runs without its sandbox.',
        'sysctl kernel.unprivileged_userns_clone=1; on Ubuntu an AppArmor profile for bwrap and Chromium.',
      )
    : ok('bubblewrap is installed, and user namespaces are allowed.');
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

const systemSetting = (path: string): Promise<string | undefined> =>
  readFile(`/proc/sys/${path}`, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
