import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installed, root } from './paths.mjs';

/** What the environment is made of: exact versions of what generates and tests the Python client. */
const requirements = join(root, 'libs', 'client-python', 'requirements-dev.txt');

/** Beside the Node packages: a new checkout has none, and nothing of it is ever committed. */
const folder = installed('.cache', 'capstan-python');
const stampPath = join(folder, '.requirements');

/** Newest first, as far as this project was tested. */
const NAMES = ['python3.13', 'python3.12', 'python3.11', 'python3.10', 'python3', 'python'];
const VERSION_CHECK = 'import sys; sys.exit(0 if sys.version_info >= (3, 10) else 1)';
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

const findPython = () => candidates().find((program) => works(program, '-c', VERSION_CHECK));

/** Debian ships Python without `ensurepip`; its package brings it, or another pip installs from outside. */
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

/** By content: whoever changes the requirements gets a new environment, whoever does not waits for nothing. */
function stampOf(python) {
  const version = run(python, ['-c', 'import sys; print(sys.version, sys.executable)']).stdout;
  return createHash('sha256').update(readFileSync(requirements)).update(version).digest('hex');
}

/** The environment of the Python client when it is ready, without making it. @returns its Python, or undefined. */
export function readyPython() {
  const inside = pythonIn(folder);
  if (!existsSync(stampPath) || !existsSync(inside)) return undefined;
  return readFileSync(stampPath, 'utf8') === stampOf(inside) ? inside : undefined;
}

/**
 * A virtual environment with exactly what the Python client is generated and tested with, made when it is not there.
 * @returns the path of its Python; undefined, with the reason printed, where this machine has no Python 3.10 or newer
 * or lets nothing be installed.
 */
export function ensurePython() {
  const ready = readyPython();
  if (ready !== undefined) return ready;
  const python = findPython();
  if (python === undefined) {
    console.log('Python 3.10 or newer was not found: the Python client is not tested.');
    return undefined;
  }
  console.log('Installing the test environment of the Python client …');
  if (!makeEnvironment(python)) {
    console.log(`${python} cannot make a virtual environment (on Debian: apt-get install python3-venv).`);
    return undefined;
  }
  const { status, stderr } = installRequirements(python);
  if (status !== 0) {
    console.log(`pip could not install ${requirements}:\n${stderr.trim()}`);
    return undefined;
  }
  const inside = pythonIn(folder);
  writeFileSync(stampPath, stampOf(inside));
  return inside;
}
