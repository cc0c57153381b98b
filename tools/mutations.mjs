/**
 * `npm run mutations`: plants one fault after another in a copy of the checkout and reports which of them the tests find
 * (docs/testing.md). `-- credits` selects those whose name contains the word; `--results <file>` resumes after an
 * interruption; `--faults <folder>` uses others; `--whole` runs all of `npm test` on those that the tests of their area
 * did not find.
 */
import { ensureBuilt } from './bootstrap/ensure-built.mjs';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { main } from './bootstrap/run.mjs';
import { runFromSource } from './bootstrap/run-from-source.mjs';

await main(() => {
  ensureInstalled({ withDev: true });
  ensureBuilt({ quiet: true });
  return runFromSource('tools/mutations/run.ts', process.argv.slice(2));
});
