/** Installs and builds what is missing, for callers whose standard output belongs to something else. */
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { main } from './run.mjs';

await main(() => {
  ensureInstalled();
  ensureBuilt({ quiet: true });
});
