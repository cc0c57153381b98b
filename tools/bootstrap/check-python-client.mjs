import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePython } from './ensure-python.mjs';
import { installed, root } from './paths.mjs';
import { runOnNode24 } from './run.mjs';

const folder = join(root, 'libs', 'client-python');

/** Of pytest's JUnit report; a run that left none counts as one failed test. */
function readJunit(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const suite = /<testsuite [^>]*>/.exec(readFileSync(path, 'utf8'))?.[0] ?? '';
  const count = (name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = count('failures') + count('errors');
  return { passed: count('tests') - failed - count('skipped'), failed };
}

/**
 * All that the Python client is held to but its package and its behaviour, which are tested end to end.
 * @param reports folder for what the tools write.
 * @returns {{ passed: number, failed: number, leftOut: string[] }} each check counts as one test.
 */
export function checkPythonClient(reports) {
  const python = ensurePython();
  if (!python)
    return { passed: 0, failed: 0, leftOut: ['libs/client-python: all checks, for want of Python'] };
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const run = (...args) => spawnSync(python, args, { cwd: folder, env, stdio: 'inherit' }).status === 0;
  const checks = [
    runOnNode24([join(folder, 'tools', 'generate.mjs'), '--check']) === 0,
    run('-m', 'black', '--check', '--quiet', '.'),
    run('-m', 'mypy', '--cache-dir', join(reports, 'mypy')),
    runOnNode24([installed('pyright', 'index.js'), '--project', folder, '--pythonpath', python]) === 0,
  ];
  const junit = join(reports, 'python.xml');
  const isGreen = run('-m', 'pytest', `--junitxml=${junit}`);
  const tests = readJunit(junit);
  return {
    passed: checks.filter(Boolean).length + tests.passed,
    failed: checks.filter((isFine) => !isFine).length + (tests.failed || (isGreen ? 0 : 1)),
    leftOut: [],
  };
}
