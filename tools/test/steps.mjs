import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installed, root } from '../bootstrap/paths.mjs';
import { bins } from '../bootstrap/run.mjs';
import { ensureServers } from './ensure-servers.mjs';
import { installedChromium } from './installed-chromium.mjs';
import { readTestReport } from './read-report.mjs';
import { runLimited } from './run-limited.mjs';

/** @typedef {import('./read-report.mjs').Counts} Counts */
/** @typedef {{ id: string, title: string, run: (context: Context) => Promise<Counts> }} Step */
/** @typedef {{ reports: string, isQuiet: boolean }} Context `reports`: a folder for the output of the tools. */

const NOTHING = { passed: 0, failed: 0, skipped: [], files: [] };
const tool = (name) => join(root, 'tools', name);
const cache = (name) => installed('.cache', name);

/** A check passes with exit code 0; one that fails counts as one failed test. */
const check =
  (limitMinutes, ...args) =>
  async ({ isQuiet }) => ({
    ...NOTHING,
    failed: (await runLimited(args, { limitMinutes, isQuiet })) ? 0 : 1,
  });

/** @param {{ projects: string[], limitMinutes: number, workers: number, files?: string[], env?: Record<string, string> }} options */
const suite =
  ({ projects, limitMinutes, workers, files = [], env }) =>
  async ({ reports, isQuiet }) => {
    const report = join(reports, `${projects[0]}.json`);
    // Of an earlier step with the same project.
    rmSync(report, { force: true });
    const args = [
      installed(bins.vitest),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ];
    const isGreen = await runLimited(args, { limitMinutes, isQuiet, env });
    const counts = readTestReport(report);
    // vitest also fails on errors outside of any test, e.g. an unhandled rejection
    return { ...counts, failed: counts.failed === 0 && !isGreen ? 1 : counts.failed };
  };

async function checkPython({ reports, isQuiet }) {
  const report = join(reports, 'python.json');
  const args = [tool('test/check-python-client.mjs'), reports, report];
  const isGreen = await runLimited(args, { limitMinutes: 15, isQuiet });
  if (!isGreen || !existsSync(report)) return { ...NOTHING, failed: 1 };
  return { ...NOTHING, ...JSON.parse(readFileSync(report, 'utf8')) };
}

/** End-to-end tests spend some time waiting, so there are more of them in parallel than cores. */
const E2E_WORKERS = 5;
const UNIT_WORKERS = 2;

const withServers = (run) => (context) => {
  ensureServers();
  return run(context);
};

const step = (id, title, run) => ({ id, title, run });

const lock = step('lock', 'Lock file is complete', check(2, tool('repair-lock.mjs'), '--check'));
const format = step('format', 'Format', check(10, installed(bins.oxfmt), '--check'));
const checkTypes = (project) => check(10, installed(bins.tsc), '--noEmit', '-p', project);
const types = step('types', 'Types', checkTypes('tsconfig.json'));
/** Code for the browser has libraries of its own. */
const consoleTypes = step('console-types', 'Types of the console', checkTypes('apps/console/tsconfig.json'));
const lint = step('lint', 'Lint', check(10, installed(bins.oxlint), '--type-aware', '--deny-warnings'));
const arch = step(
  'arch',
  'Module boundaries',
  check(
    10,
    installed(bins.depcruise),
    ...'apps libs config examples tools test'.split(' '),
    '--config',
    '.dependency-cruiser.cjs',
    '--cache',
    cache('dependency-cruiser'),
    '--cache-strategy',
    'content',
  ),
);
const python = step('python', 'Python client', checkPython);
const compile = step('build', 'Build', check(10, tool('bootstrap/prepare.mjs')));
const unit = step(
  'unit',
  'Unit tests',
  suite({ projects: ['unit'], limitMinutes: 15, workers: UNIT_WORKERS }),
);
const e2e = step(
  'e2e',
  'End-to-end tests',
  withServers(suite({ projects: ['e2e'], limitMinutes: 40, workers: E2E_WORKERS })),
);
const long = step(
  'long',
  'Long end-to-end tests',
  withServers(suite({ projects: ['long'], limitMinutes: 90, workers: 1 })),
);
/** Tests of pages in a browser, below `test/e2e`. The others use the bundled Chromium, whatever is installed. */
const BROWSER_TESTS = [
  'browser/',
  'builds/page-looks',
  'catalog/scrape-browser',
  'catalog/screenshot',
  'site-data/site-apps',
  'sites/previews-browser',
];
const inInstalledBrowser = suite({
  projects: ['e2e'],
  limitMinutes: 30,
  workers: UNIT_WORKERS,
  files: BROWSER_TESTS.map((name) => `test/e2e/${name}`),
  env: { TEST_CHROMIUM: 'installed' },
});
const installedBrowser = step(
  'installed-browser',
  'Pages in an installed Chromium',
  withServers(async (context) =>
    installedChromium()
      ? inInstalledBrowser(context)
      : { ...NOTHING, skipped: ['pages in an installed Chromium'] },
  ),
);
const scale = step(
  'scale',
  'Many processes',
  withServers(suite({ projects: ['scale'], limitMinutes: 120, workers: 1 })),
);
const freshMachine = step(
  'fresh-machine',
  'Starts in clean clones',
  withServers(suite({ projects: ['fresh-machine'], limitMinutes: 120, workers: 1 })),
);

/**
 * What `npm test` runs, in stages; the lanes of a stage run in parallel, each with sequential steps. Unit tests have two
 * workers themselves: as a third lane they slowed the others more than they gained.
 * @type {Step[][][]}
 */
export const STAGES = [
  [
    [types, compile, python],
    [lock, lint, format, consoleTypes, arch],
  ],
  [[unit]],
  [[e2e]],
];

/** What `npm run test:full` adds. @type {Step[][][]} */
export const LONG_STAGES = [[[long]], [[scale]], [[installedBrowser]], [[freshMachine]]];

/** The step that runs only some test files. @returns {Step} */
export const selectedTests = ({ files, projects }) => {
  const run = suite({ projects, limitMinutes: 90, workers: UNIT_WORKERS, files });
  const needsServers = projects.some((project) => !project.startsWith('unit'));
  return step('tests', `Tests (${files.length} files)`, needsServers ? withServers(run) : run);
};

export const buildStep = compile;
