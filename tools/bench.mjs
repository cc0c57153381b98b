/** `npm run bench`: measures the production build side by side with baselines. See docs/benchmarks.md. */
import { join } from 'node:path';
import { ensureBuilt } from './bootstrap/ensure-built.mjs';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { root } from './bootstrap/paths.mjs';
import { replaceByNode24, main } from './bootstrap/run.mjs';

await main(() => {
  ensureInstalled({ withDev: true });
  ensureBuilt({ quiet: true });
  const loader = join(root, 'tools', 'register-ts.mjs');
  const bench = join(root, 'test', 'bench', 'main.ts');
  return replaceByNode24(['--import', loader, bench, ...process.argv.slice(2)]);
});
