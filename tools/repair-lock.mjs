/**
 * Completes package-lock.json: `node tools/repair-lock.mjs` (after every `npm install`), `--check` in `npm test`.
 *
 * Packages with native parts list one optional package per platform. npm writes only those that the registry at
 * hand could name; where one is absent, `npm ci` refuses the whole lock file ("Missing: … from lock file")
 * on every machine. An entry that says which platform the package is for is all that npm asks: it skips the
 * packages of other platforms, and fetches the one of its own from the registry of the day.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const OSES = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};
const CPUS = {
  arm: 'arm',
  arm64: 'arm64',
  armhf: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};

/** `node_modules/a/node_modules/b` asks its own folder first, then each folder above, as Node does. */
function isListed(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** Reads the platform out of a name such as `@oxlint/binding-linux-arm64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split(/[-_.]/);
  const os = words.map((word) => OSES[word]).find(Boolean);
  const cpu = words.map((word) => CPUS[word]).find(Boolean);
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return { cpu, libc, os };
}

/** @returns the names that were missing; `lock` is completed in place. */
export function completeLock(lock) {
  const added = [];
  for (const [from, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isListed(lock.packages, from, name)) continue;
      const { cpu, libc, os } = platformOf(name);
      if (!os) throw new Error(`${name}, optional in ${from}, is missing and names no platform.`);
      lock.packages[`node_modules/${name}`] = {
        version: range.replace(/^[^\d]*/, ''),
        ...(cpu && { cpu: [cpu] }),
        ...(entry.dev && { dev: true }),
        ...(libc && { libc: [libc] }),
        optional: true,
        os: [os],
      };
      added.push(name);
    }
  }
  const inOrder = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  if (added.length > 0) lock.packages = Object.fromEntries(inOrder);
  return added;
}

function main() {
  const path = resolve(import.meta.dirname, '..', 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const added = completeLock(lock);
  if (added.length === 0) {
    console.log('package-lock.json is complete.');
  } else if (process.argv.includes('--check')) {
    console.error(
      `package-lock.json lacks ${added.length} optional packages (${added[0]}, …): npm ci would refuse it. Run: node tools/repair-lock.mjs`,
    );
    process.exitCode = 1;
  } else {
    writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`package-lock.json: added ${added.length} optional packages that npm had left out.`);
  }
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) main();
