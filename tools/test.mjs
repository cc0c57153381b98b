/**
 * `npm test`: everything CI runs, in a fresh clone with only Node and npm. `npm test -- unit e2e` runs the named
 * steps alone. The last line reads `N passed, N failed`; a check that fails counts as one failed test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPythonClient } from './bootstrap/check-python-client.mjs';
import { ensureBuilt } from './bootstrap/ensure-built.mjs';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { ensureServers } from './bootstrap/ensure-servers.mjs';
import { installed, root } from './bootstrap/paths.mjs';
import { BootstrapError, bins, main, runOnNode24 } from './bootstrap/run.mjs';
import { readTestReport } from './bootstrap/test-report.mjs';

const reports = mkdtempSync(join(tmpdir(), 'capstan-test-reports-'));

/** A check passes with exit code 0. */
const check = (...args) => {
  return () => (runOnNode24(args) === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 });
};

const suite = (project) => () => {
  const report = join(reports, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const status = runOnNode24([installed(bins.vitest), ...args]);
  const counts = readTestReport(report);
  // vitest also fails on errors outside of any test, e.g. an unhandled rejection
  return { ...counts, failed: counts.failed === 0 && status !== 0 ? 1 : counts.failed };
};

const build = () => {
  try {
    ensureBuilt();
    return { passed: 0, failed: 0 };
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
};

const e2e = () => {
  ensureServers();
  return suite('e2e')();
};

const tool = (name) => join(root, 'tools', name);
const STEPS = [
  ['lock', 'Lock file is complete', check(tool('repair-lock.mjs'), '--check')],
  ['format', 'Format', check(installed(bins.prettier), '--check', '.')],
  ['types', 'Types', check(installed(bins.tsc), '--noEmit', '-p', 'tsconfig.json')],
  ['lint', 'Lint', check(installed(bins.oxlint), '--type-aware', '--deny-warnings')],
  [
    'arch',
    'Module boundaries',
    check(
      installed(bins.depcruise),
      ...'apps libs config tools test'.split(' '),
      '--config',
      '.dependency-cruiser.cjs',
    ),
  ],
  ['env', '.env.example is up to date', check(tool('generate-env-example.mjs'), '--check')],
  ['unit', 'Unit tests', suite('unit')],
  ['python', 'Python client', () => checkPythonClient(reports)],
  ['build', 'Build', build],
  ['e2e', 'End-to-end tests', e2e],
];

function runSteps(steps) {
  return steps.map(([, title, step]) => {
    console.log(`\n━━ ${title} ${'━'.repeat(Math.max(0, 70 - title.length))}\n`);
    const began = performance.now();
    const result = step();
    return { title, leftOut: [], ...result, seconds: (performance.now() - began) / 1000 };
  });
}

function summarise(results) {
  const leftOut = results.flatMap((result) => result.leftOut);
  if (leftOut.length > 0) {
    console.log(`\n!! ${leftOut.length} tests were LEFT OUT:`);
    for (const name of leftOut) console.log(`!!   ${name}`);
  }
  console.log(`\n━━ Summary ${'━'.repeat(63)}\n`);
  for (const { title, passed, failed, seconds } of results) {
    const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
    console.log(`${failed === 0 ? '✓' : '✗'} ${title}${counts}, ${seconds.toFixed(1)} s`);
  }
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const isIncomplete = process.env.CI && leftOut.length > 0;
  if (isIncomplete) console.log('\n✗ CI leaves no test out (see above).');
  console.log(`\n${sum('passed')} passed, ${sum('failed') + (isIncomplete ? 1 : 0)} failed`);
  return sum('failed') === 0 && !isIncomplete ? 0 : 1;
}

await main(() => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !STEPS.some(([id]) => id === name));
  if (unknown)
    throw new BootstrapError(`no step ${unknown}; there are: ${STEPS.map(([id]) => id).join(', ')}`);
  ensureInstalled({ withDev: true });
  try {
    return summarise(runSteps(STEPS.filter(([id]) => wanted.length === 0 || wanted.includes(id))));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
