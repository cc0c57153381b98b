import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { launcherMain } from './paths.mjs';
import { replaceByNode24, main } from './run.mjs';

/** Runs one of the launcher's commands with the arguments after `npm run <name> --`. */
export const runCommand = (name) =>
  main(() => {
    ensureInstalled();
    ensureBuilt({ quiet: true });
    return replaceByNode24([launcherMain, name, ...process.argv.slice(2)]);
  });
