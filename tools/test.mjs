/**
 * `npm test`: what CI runs, in a fresh clone with only Node and npm (docs/testing.md). `npm run test:full`: the long
 * tests too. `npm test -- lint unit` runs only the named steps, `npm test -- revocation` the test files whose path
 * contains the word. The last line is `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { main } from './bootstrap/run.mjs';
import { runStages } from './test/run-stages.mjs';
import { selectStages } from './test/select-stages.mjs';
import { LONG_STAGES, STAGES } from './test/steps.mjs';
import { summarize } from './test/summarize.mjs';

await main(async () => {
  const {
    values: { full: isFull },
    positionals: words,
  } = parseArgs({ allowPositionals: true, options: { full: { type: 'boolean' } } });
  // Read by tests that are shorter in `npm test`.
  if (isFull) process.env.TEST_LENGTH = 'long';
  ensureInstalled({ withDev: true });
  const stages = words.length > 0 ? selectStages(words) : isFull ? [...STAGES, ...LONG_STAGES] : STAGES;
  const reports = mkdtempSync(join(tmpdir(), 'capstan-test-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  return summarize(await runStages(stages, reports));
});
