import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, node24, root } from './paths.mjs';
import { BootstrapError, runNpm } from './run.mjs';

const readLock = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/**
 * npm records the installed packages in node_modules/.package-lock.json, as its last step. Optional packages may be
 * absent: they belong to other platforms.
 */
function missingInstallation(withDev) {
  const present = readLock(installed('.package-lock.json'));
  if (!present) return 'nothing is installed yet';
  const wanted = readLock(join(root, 'package-lock.json'));
  if (!wanted)
    throw new BootstrapError('package-lock.json cannot be read. Restore it: git checkout package-lock.json');
  for (const [path, { version, optional, devOptional, dev }] of Object.entries(wanted)) {
    if (path === '' || optional || devOptional || (dev && !withDev)) continue;
    if (present[path]?.version !== version)
      return `${path.replace(/^.*node_modules\//, '')} ${version} is missing`;
  }
  return existsSync(node24) ? undefined : 'Node 24 is missing';
}

/**
 * Installs exactly what package-lock.json lists, if it is not installed yet.
 * @param {{ withDev?: boolean }} options `withDev`: test tools too, even under NODE_ENV=production.
 */
export function ensureInstalled({ withDev = false } = {}) {
  const reason = missingInstallation(withDev);
  if (!reason) return;
  console.log(`Installing packages (${reason}); this takes a minute or two …`);
  // Node 24 and PostgreSQL are downloaded by install scripts, which a user's npm configuration may have disabled.
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error', '--ignore-scripts=false'];
  // A first start needs no test tools; installed ones remain.
  const isFirst = !existsSync(installed('.package-lock.json'));
  const wanted = withDev ? ['--include=dev'] : isFirst ? ['--omit=dev'] : [];
  if (runNpm([...args, ...wanted]) !== 0) {
    throw new BootstrapError(
      'npm ci failed (see above). Check the network and the npm registry, then run again.',
    );
  }
  const left = missingInstallation(withDev);
  if (left) {
    throw new BootstrapError(
      `After npm ci ${left}. Check the output above for a failed install script, then run again.`,
    );
  }
}
