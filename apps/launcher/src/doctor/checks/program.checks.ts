import { existsSync } from 'node:fs';
import { configOf } from '@capstan/config';
import { browserConfig, findChromium, probeChromium } from '@capstan/platform-browser';
import { RunnerSandbox, sandboxConfig } from '@capstan/sandbox';
import { reasonOf } from '../../launch.error.js';
import { type Finding, failed, ok, skipped, warning } from '../finding.js';
import type { Installation } from '../installation.js';

const USER_NAMESPACES =
  'sysctl kernel.unprivileged_userns_clone=1; on Ubuntu an AppArmor profile for bwrap and Chromium.';
const MISSING_LIBRARIES =
  'Usually libraries or memory are missing: apt-get install chromium brings all it needs. CHROMIUM_PATH=off switches the browser off.';

/** Starts Chromium as the service does, and closes it. */
export async function checkChromium({ setup }: Pick<Installation, 'setup'>): Promise<Finding> {
  const config = configOf(setup.config, browserConfig);
  const { isOff, chromiumPath } = config;
  if (isOff) return skipped('The browser is switched off (CHROMIUM_PATH=off).');
  const found = findChromium(chromiumPath);
  if (!found) {
    return chromiumPath === undefined
      ? warning(
          'There is no Chromium: no screenshots, no pages that need JavaScript, no gate for built sites.',
          'apt-get install chromium, or set CHROMIUM_PATH.',
        )
      : failed(
          `CHROMIUM_PATH=${chromiumPath} is not a program.`,
          'Correct the path, or remove the variable.',
        );
  }
  const name = found.kind === 'installed' ? found.path : 'the bundled one';
  try {
    const probed = await probeChromium(config);
    const text = `Chromium ${probed?.version} starts (${name}).`;
    if (probed?.weakness === undefined) return ok(text);
    return warning(`${text} ${probed.weakness}`, USER_NAMESPACES);
  } catch (error) {
    return failed(`Chromium (${name}) does not start: ${reasonOf(error)}.`, MISSING_LIBRARIES);
  }
}

/** Runs a command in the sandbox, as a process of the service does at its start. */
export async function checkSandbox({ setup }: Pick<Installation, 'setup'>): Promise<Finding> {
  const config = configOf(setup.config, sandboxConfig);
  const { isOff, runner } = config;
  if (isOff) return skipped('Commands of builds are switched off (SANDBOX=off).');
  if (runner !== undefined && !existsSync(runner)) {
    return failed(`SANDBOX_RUNNER=${runner} does not exist.`, 'Correct the path, or remove the variable.');
  }
  if (process.platform !== 'linux' && runner === undefined) {
    return warning('Commands of builds need Linux; they are refused here.', 'Everything else works.');
  }
  const { level, reason } = await new RunnerSandbox(config).status();
  if (level === 'container') return ok(`Commands of builds run in ${runner}.`);
  if (level === 'none') {
    return warning(
      `Commands of builds are refused: ${reason ?? 'a test of the sandbox failed'}.`,
      `apt-get install bubblewrap, and allow user namespaces: ${USER_NAMESPACES} Builds without commands work.`,
    );
  }
  const limits =
    level === 'bwrap' ? `, without limits of the kernel for memory and processes (${reason})` : '';
  return ok(`A command ran in bubblewrap${limits}.`);
}
