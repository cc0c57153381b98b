/**
 * `npm start`: installs and builds what is missing, then starts the launcher on Node 24. The script uses `exec` so that
 * there is no shell between npm and this process: npm passes signals to its child only.
 */
import { ensureBuilt } from './bootstrap/ensure-built.mjs';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { launcherMain } from './bootstrap/paths.mjs';
import { replaceByNode24, main } from './bootstrap/run.mjs';

await main(() => {
  ensureInstalled();
  ensureBuilt({ quiet: true });
  return replaceByNode24([launcherMain, 'start', ...process.argv.slice(2)]);
});
