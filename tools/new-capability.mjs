/** `npm run new:capability -- <name>`: writes the folder of a new capability and registers it. See docs/extending/capability.md. */
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { main } from './bootstrap/run.mjs';
import { runFromSource } from './bootstrap/run-from-source.mjs';

await main(() => {
  ensureInstalled({ withDev: true });
  return runFromSource('tools/generators/new-capability.ts', process.argv.slice(2));
});
