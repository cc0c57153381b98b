/**
 * Completes package-lock.json: `node tools/repair-lock.mjs` (after every `npm install`), `--check` in `npm test`.
 *
 * Packages with native parts list one optional package per platform. npm only writes those that the current registry has;
 * if one is absent, `npm ci` rejects the whole lock file ("Missing: … from lock file") on every machine. So the missing
 * entries are added, with the platform of each package.
 *
 * Every package must have an integrity hash, or npm installs whatever the current registry serves. Missing hashes are
 * read from the registry (`npm view`). If the registry does not have a version, choose one that is published for all
 * platforms, in package.json: directly, or under `overrides`.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';

const run = promisify(execFile);

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

/** Resolves like Node: `node_modules/a/node_modules/b` searches its own folder first, then each folder above. */
function isListed(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** Parses the platform from a name such as `@oxlint/binding-linux-arm64-musl`. */
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

/** Folders and links of this checkout have no archive, and bundled packages no hash of their own. */
function needsIntegrity(path, entry) {
  return path.includes('node_modules/') && !entry.link && !entry.inBundle;
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`, unless the entry installs another package under that name. */
function specOf(path, entry) {
  return `${entry.name ?? path.split('node_modules/').at(-1)}@${entry.version}`;
}

/** @returns paths of the packages without an integrity hash. */
export function withoutIntegrity(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => needsIntegrity(path, entry) && !entry.integrity)
    .map(([path]) => path);
}

/**
 * Adds the missing integrity hashes; `lock` is completed in place.
 * @param readIntegrity returns the hash of `name@version`, or undefined if the registry does not have it.
 * @returns the packages (`name@version`) that got a hash, and those that the registry does not have.
 */
export async function addIntegrity(lock, readIntegrity) {
  const [added, unknown] = [[], []];
  for (const path of withoutIntegrity(lock)) {
    const { version, ...rest } = lock.packages[path];
    const spec = specOf(path, { version, ...rest });
    const integrity = await readIntegrity(spec);
    if (integrity) lock.packages[path] = { version, integrity, ...rest };
    (integrity ? added : unknown).push(spec);
  }
  return { added, unknown };
}

async function readFromRegistry(spec) {
  try {
    const { stdout } = await run('npm', ['view', spec, 'dist.integrity', '--json'], {
      shell: process.platform === 'win32',
    });
    const integrity = stdout.trim() === '' ? undefined : JSON.parse(stdout);
    return typeof integrity === 'string' ? integrity : undefined;
  } catch (error) {
    if (/E404|ETARGET/.test(String(error.stderr))) return undefined;
    throw error;
  }
}

function check(added, missing) {
  if (added.length > 0) {
    console.error(
      `package-lock.json lacks ${added.length} optional packages (${added[0]}, …): npm ci would refuse it. Run: node tools/repair-lock.mjs`,
    );
  }
  if (missing.length > 0) {
    console.error(
      `package-lock.json has ${missing.length} packages without an integrity hash (${missing[0]}, …). Run: node tools/repair-lock.mjs`,
    );
  }
  if (added.length + missing.length > 0) process.exitCode = 1;
  else console.log('package-lock.json is complete.');
}

async function repair(path, lock, added) {
  const { added: hashed, unknown } = await addIntegrity(lock, readFromRegistry);
  if (added.length + hashed.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json: added ${added.length} optional packages that npm had omitted, and ${hashed.length} integrity hashes.`,
  );
  if (unknown.length > 0) {
    console.error(
      `The registry does not have ${unknown.join(', ')}. Choose versions that are published for all platforms in package.json (overrides).`,
    );
    process.exitCode = 1;
  }
}

async function main() {
  const path = resolve(import.meta.dirname, '..', 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const added = completeLock(lock);
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  if (values.check) check(added, withoutIntegrity(lock));
  else await repair(path, lock, added);
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) await main();
