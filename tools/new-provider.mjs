/** `npm run new:provider -- <capability> <name>`: writes the folder of a new provider and registers it. See docs/extending/provider.md. */
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { main } from './bootstrap/run.mjs';
import { runFromSource } from './bootstrap/run-from-source.mjs';

await main(() => {
  ensureInstalled({ withDev: true });
  return runFromSource('tools/generators/new-provider.ts', process.argv.slice(2));
});
