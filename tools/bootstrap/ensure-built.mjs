import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { consolePage, installed, launcherMain, root } from './paths.mjs';
import { withBuildLock } from './build-lock.mjs';
import { BootstrapError, bins, runOnNode24 } from './run.mjs';

/** @typedef {{ sources: string[], pattern: RegExp, compiler: string, entry: string, stamp: string, replaces: string[], commands: string[][] }} Build */

/** Apps, libs and config. Types are checked by `npm run typecheck`. @type {Build} */
const SERVICE = {
  sources: [
    'apps',
    'libs',
    'config',
    'ormconfig.ts',
    'tsconfig.json',
    'tsconfig.build.json',
    'nest-cli.json',
  ],
  pattern: /\.(tsx?|json)$/,
  compiler: installed('typescript-native', 'package.json'),
  entry: launcherMain,
  stamp: join(root, 'dist', '.sources'),
  replaces: ['apps', 'libs', 'config'],
  commands: [
    [installed(bins.tsc), '-p', 'tsconfig.build.json'],
    // Aliases of libs become relative paths.
    [installed(bins.tscAlias), '-p', 'tsconfig.build.json'],
  ],
};

/** The pages of the console. @type {Build} */
const CONSOLE = {
  sources: ['apps/console', 'libs/clients/typescript/src', 'package-lock.json'],
  pattern: /\.(tsx?|css|html|svg|json|woff2)$/,
  compiler: installed('vite', 'package.json'),
  entry: consolePage,
  stamp: join(root, 'dist', 'console', '.sources'),
  replaces: [],
  commands: [[installed(bins.vite), 'build', 'apps/console', '--logLevel', 'warn']],
};

/** Not part of the service although it is in apps/. */
const CONSOLE_FOLDER = join(root, 'apps', 'console');

function* filesOf(path, { pattern, entry }) {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const found of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = join(path, found.name);
    const isOutside = found.name === 'dist' || (full === CONSOLE_FOLDER && entry !== consolePage);
    if (found.isDirectory()) yield* isOutside ? [] : filesOf(full, { pattern, entry });
    else if (pattern.test(found.name) && !/\.spec\.tsx?$/.test(found.name)) yield full;
  }
}

/** By content, not by time: correct for a fresh clone, a branch switch and a copied folder. */
function sourcesHash(build) {
  const hash = createHash('sha256').update(readFileSync(build.compiler));
  for (const source of build.sources.map((name) => join(root, name))) {
    const files = build.pattern.test(source) ? [source] : filesOf(source, build);
    for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

const isUpToDate = ({ stamp, entry }, hash) =>
  existsSync(entry) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** @returns whether anything was built. */
function ensure(build, what) {
  const hash = sourcesHash(build);
  if (isUpToDate(build, hash)) return false;
  return withBuildLock(
    installed('.cache', 'build.lock'),
    () => !isUpToDate(build, hash) && run(build, what, hash),
  );
}

/** @returns true. @throws BootstrapError if a command fails. */
function run(build, what, hash) {
  console.log(`Building ${what} …`);
  // Files whose source is gone would stay.
  for (const folder of build.replaces) rmSync(join(root, 'dist', folder), { recursive: true, force: true });
  const isBuilt = build.commands.every((command) => runOnNode24(command) === 0) && existsSync(build.entry);
  if (!isBuilt) throw new BootstrapError('The build failed; see the errors above.');
  writeFileSync(build.stamp, hash);
  return true;
}

/** Builds the service and the console into dist/ unless they are up to date. */
export function ensureBuilt({ quiet = false } = {}) {
  const built = [
    ensure(SERVICE, '(sources changed or not built yet); this takes a few seconds'),
    ensure(CONSOLE, 'the console; this takes a few seconds'),
  ];
  if (!quiet && !built.includes(true)) console.log('Build is up to date.');
}
