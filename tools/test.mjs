/**
 * `npm test`: what CI runs, in a fresh clone with only Node and npm (docs/testing.md).
 * `npm run test:full`: the long tests too. `npm test -- lint unit` runs the named steps alone, `npm test -- revocation`
 * the test files whose path contains the word. The last line reads `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { BootstrapError, main } from './bootstrap/run.mjs';
import { findTests } from './test/find-tests.mjs';
import { runStages } from './test/run-stages.mjs';
import { LONG_STAGES, STAGES, buildStep, selectedTests } from './test/steps.mjs';
import { summarize } from './test/summarize.mjs';

/** Stages with the named steps alone, and the test files that the other words name. */
function stagesFor(words) {
  const all = [...STAGES, ...LONG_STAGES];
  const isStep = (word) => all.flat(2).some(({ id }) => id === word);
  const named = all
    .map((lanes) => lanes.map((steps) => steps.filter(({ id }) => words.includes(id))))
    .map((lanes) => lanes.filter((steps) => steps.length > 0))
    .filter((lanes) => lanes.length > 0);
  const others = words.filter((word) => !isStep(word));
  if (others.length === 0) return named;
  const found = findTests(others);
  if (found.files.length === 0) {
    const ids = all.flat(2).map(({ id }) => id);
    throw new BootstrapError(
      `No step and no test file matches "${others.join(' ')}". The steps are: ${ids.join(', ')}.`,
    );
  }
  return [...named, ...(found.needsBuild ? [[[buildStep]]] : []), [[selectedTests(found)]]];
}

await main(async () => {
  const words = process.argv.slice(2).filter((word) => word !== '--full');
  const isFull = process.argv.includes('--full');
  ensureInstalled({ withDev: true });
  const stages = words.length > 0 ? stagesFor(words) : isFull ? [...STAGES, ...LONG_STAGES] : STAGES;
  const reports = mkdtempSync(join(tmpdir(), 'capstan-test-reports-'));
  try {
    return summarize(await runStages(stages, reports));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
