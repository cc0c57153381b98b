import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installed, root } from './paths.mjs';

/** Defines the environment: exact versions of the packages that generate and test the Python client. */
const requirements = join(root, 'libs', 'clients', 'python', 'requirements-dev.txt');

/**
 * Next to the Node packages: not part of a checkout, and never committed. Named by its content, so that no process
 * replaces it during a test run.
 */
const contentHash = createHash('sha256').update(readFileSync(requirements)).digest('hex');
const folder = installed('.cache', `capstan-python-${contentHash.slice(0, 12)}`);
const stampPath = join(folder, '.ready');
const lockPath = `${folder}.lock`;
const LOCK_MS = 900_000;

/** Newest first, the versions this project was tested with. The client itself runs on 3.10, its test tools do not. */
const NAMES = ['python3.13', 'python3.12', 'python3.11', 'python3', 'python'];
const VERSION_CHECK = 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else 1)';
const VENV_CHECK = `import ensurepip; ${VERSION_CHECK}`;
const PIP_SETTINGS = { PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_NO_INPUT: '1', PYTHONNOUSERSITE: '1' };

const pythonIn = (environment) =>
  process.platform === 'win32'
    ? join(environment, 'Scripts', 'python.exe')
    : join(environment, 'bin', 'python');

const run = (program, args) =>
  spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...PIP_SETTINGS } });
const works = (program, ...args) => run(program, args).status === 0;

function candidates() {
  const pyenv = join(process.env.PYENV_ROOT ?? join(homedir(), '.pyenv'), 'versions');
  const versions = existsSync(pyenv) ? readdirSync(pyenv).toReversed() : [];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('shims'));
  const found = NAMES.flatMap((name) => onPath.map((path) => join(path, name))).filter((path) =>
    existsSync(path),
  );
  return [
    ...found,
    ...versions.map((version) => join(pyenv, version, 'bin', 'python3')),
    'python3',
    'python',
  ];
}

/** A Python that can create environments, if there is one. */
function findPython() {
  const found = candidates();
  return [VENV_CHECK, VERSION_CHECK]
    .map((check) => found.find((program) => works(program, '-c', check)))
    .find((program) => program !== undefined);
}

/** Debian ships Python without `ensurepip`; its package provides it, or another pip installs from outside. */
function makeEnvironment(python) {
  rmSync(folder, { recursive: true, force: true });
  if (works(python, '-m', 'venv', folder)) return true;
  rmSync(folder, { recursive: true, force: true });
  installDebianPackages();
  if (works(python, '-m', 'venv', folder)) return true;
  rmSync(folder, { recursive: true, force: true });
  return works(python, '-m', 'venv', '--without-pip', folder) && works(python, '-m', 'pip', '--version');
}

function installDebianPackages() {
  if (process.getuid?.() !== 0 || !works('apt-get', '--version')) return;
  console.log('Installing python3-venv and python3-pip with apt-get …');
  const install = () =>
    works('apt-get', 'install', '-y', '--no-install-recommends', 'python3-venv', 'python3-pip');
  if (!install() && works('apt-get', 'update')) install();
}

function installRequirements(python) {
  const inside = pythonIn(folder);
  const pip = works(inside, '-m', 'pip', '--version')
    ? [inside, '-m', 'pip']
    : [python, '-m', 'pip', '--python', inside];
  const [program, ...args] = [...pip, 'install', '--quiet', '--requirement', requirements];
  return run(program, args);
}

/** The environment of the Python client if it exists. @returns its Python, or undefined. */
export function readyPython() {
  const inside = pythonIn(folder);
  return existsSync(stampPath) && works(inside, '-c', VERSION_CHECK) ? inside : undefined;
}

/**
 * A virtual environment with exact versions of the packages that generate and test the Python client, created if missing.
 * @returns the path of its Python; undefined, with the reason printed, if this machine has no Python 3.11 or newer or
 * packages cannot be installed.
 */
export function ensurePython() {
  for (;;) {
    const ready = readyPython();
    if (ready !== undefined) return ready;
    if (takeLock()) break;
    // Another process is creating it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  try {
    return makePython();
  } finally {
    rmSync(lockPath, { recursive: true, force: true });
  }
}

/** @returns whether this process may create the environment; a stale lock is ignored. */
function takeLock() {
  mkdirSync(installed('.cache'), { recursive: true });
  try {
    mkdirSync(lockPath);
    return true;
  } catch {
    const since = statSync(lockPath, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > LOCK_MS) rmSync(lockPath, { recursive: true, force: true });
    return false;
  }
}

function makePython() {
  const python = findPython();
  if (python === undefined) {
    console.log('Python 3.11 or newer was not found: the Python client is not tested.');
    return undefined;
  }
  console.log('Installing the test environment of the Python client …');
  if (!makeEnvironment(python)) {
    console.log(`${python} cannot create a virtual environment (on Debian: apt-get install python3-venv).`);
    return undefined;
  }
  const { status, stderr } = installRequirements(python);
  if (status !== 0) {
    console.log(`pip could not install ${requirements}:\n${stderr.trim()}`);
    return undefined;
  }
  writeFileSync(stampPath, contentHash);
  return pythonIn(folder);
}
