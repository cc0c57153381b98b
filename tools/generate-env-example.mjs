/** `npm run env:example`: writes .env.example from the configuration schema. It reads the schema from source, so it needs no build. */
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { main } from './bootstrap/run.mjs';
import { runFromSource } from './bootstrap/run-from-source.mjs';

await main(() => {
  ensureInstalled();
  return runFromSource('tools/env-example/write-env-example.ts', []);
});
