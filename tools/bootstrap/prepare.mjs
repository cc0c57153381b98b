/** Installs and builds what is missing, for callers that use standard output themselves. */
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { main } from './run.mjs';

await main(() => {
  ensureInstalled();
  ensureBuilt({ quiet: true });
});
