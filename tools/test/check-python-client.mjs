/**
 * Checks the Python client, except for its package and its behavior, which have end-to-end tests:
 * `check-python-client.mjs <folder for reports> <file for the counts as JSON>`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePython } from '../bootstrap/ensure-python.mjs';
import { installed, root } from '../bootstrap/paths.mjs';
import { runOnNode24 } from '../bootstrap/run.mjs';

const folder = join(root, 'libs', 'clients', 'python');

/** Parses pytest's JUnit report; a run without a report counts as one failed test. */
function readJunit(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const suite = /<testsuite [^>]*>/.exec(readFileSync(path, 'utf8'))?.[0] ?? '';
  const count = (name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = count('failures') + count('errors');
  return { passed: count('tests') - failed - count('skipped'), failed };
}

/** @returns {{ passed: number, failed: number, skipped: string[] }} each check counts as one test. */
function checkPythonClient(reports) {
  const python = ensurePython();
  if (!python)
    return {
      passed: 0,
      failed: 0,
      skipped: ['libs/clients/python: all checks (needs Python 3.11 or newer)'],
    };
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const run = (...args) => spawnSync(python, args, { cwd: folder, env, stdio: 'inherit' }).status === 0;
  const checks = [
    runOnNode24([join(folder, 'tools', 'generate.mjs'), '--check']) === 0,
    run('-m', 'black', '--check', '--quiet', '.'),
    run('-m', 'mypy', '--cache-dir', installed('.cache', 'mypy')),
    runOnNode24([installed('pyright', 'index.js'), '--project', folder, '--pythonpath', python]) === 0,
  ];
  const junit = join(reports, 'python.xml');
  const isGreen = run('-m', 'pytest', `--junitxml=${junit}`);
  const tests = readJunit(junit);
  return {
    passed: checks.filter(Boolean).length + tests.passed,
    failed: checks.filter((isFine) => !isFine).length + (tests.failed || (isGreen ? 0 : 1)),
    skipped: [],
  };
}

const [reports, report] = process.argv.slice(2);
writeFileSync(report, JSON.stringify(checkPythonClient(reports)));
