import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installed, launcherMain, root } from './paths.mjs';
import { BootstrapError, bins, runOnNode24 } from './run.mjs';

const SOURCES = [
  'apps',
  'libs',
  'config',
  'ormconfig.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'nest-cli.json',
];
const stampPath = join(root, 'dist', '.sources');

function* filesOf(path) {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* entry.name === 'dist' ? [] : filesOf(full);
    else if (/\.(tsx?|json)$/.test(entry.name) && !entry.name.endsWith('.spec.ts')) yield full;
  }
}

/** By content, not by time: correct for a fresh clone, a branch switch and a copied folder. */
function sourcesHash() {
  const hash = createHash('sha256').update(readFileSync(installed('typescript', 'package.json')));
  for (const source of SOURCES.map((name) => join(root, name))) {
    const files = /\.(ts|json)$/.test(source) ? [source] : filesOf(source);
    for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Compiles apps, libs and config into dist/ unless dist/ is up to date. */
export function ensureBuilt({ quiet = false } = {}) {
  const hash = sourcesHash();
  const stamp = existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : '';
  if (stamp === hash && existsSync(launcherMain)) {
    if (!quiet) console.log('Build is up to date.');
    return;
  }
  console.log('Building (sources changed or not built yet); this takes up to a minute …');
  const status = runOnNode24([installed(bins.nest), 'build']);
  if (status !== 0 || !existsSync(launcherMain)) {
    throw new BootstrapError('The build failed; see the errors above.');
  }
  writeFileSync(stampPath, hash);
}
