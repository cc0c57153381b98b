import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { installed, node24, root } from './paths.mjs';

/** A failed step; the message says what to do. */
export class BootstrapError extends Error {}

/** The tools of the checkout first, then those of the machine. */
export function toolEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(node24), installed('.bin'), process.env.PATH].join(separator);
  return { ...process.env, PATH: path, ...extra };
}

/** Runs a JavaScript file on Node 24 to its end, with its output shown. @returns the exit code. */
export function runOnNode24(args, { env } = {}) {
  const { status, error } = spawnSync(node24, args, { cwd: root, stdio: 'inherit', env: toolEnv(env) });
  if (error) throw error;
  return status ?? 1;
}

/**
 * Replaces this process by Node 24, with the same output, signals and exit code. The IPC channel closes when this process
 * ends, even by `kill -9`, which the launcher detects.
 */
export function replaceByNode24(args) {
  const child = spawn(node24, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: toolEnv({
      INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
      // Caches compiled code between starts, which saves a fifth of a warm start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? installed('.cache', 'node'),
    }),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  exitWithNpm(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/** `kill -9` of npm does not signal its child, which could then only be stopped by process id. */
function exitWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 500);
  timer.unref();
}

/** Runs npm itself: the one that runs this script or the one on the PATH. @returns the exit code. */
export function runNpm(args) {
  const cli = process.env.npm_execpath;
  const [command, all] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, all, { cwd: root, stdio: 'inherit', shell });
  if (error)
    throw new BootstrapError(
      `npm could not be run (${error.message}). Install Node.js 20 or newer with npm.`,
    );
  return status ?? 1;
}

/** Prints only the message of an expected error, and the stack of an unexpected one. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof BootstrapError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Path of the executable of a package. */
export const bins = {
  vite: join('vite', 'bin', 'vite.js'),
  oxfmt: join('oxfmt', 'bin', 'oxfmt'),
  // The native compiler; the package typescript is the one with an API in JavaScript, for tools.
  tsc: join('typescript-native', 'bin', 'tsc'),
  tscAlias: join('tsc-alias', 'dist', 'bin', 'index.js'),
  oxlint: join('oxlint', 'bin', 'oxlint'),
  depcruise: join('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
  vitest: join('vitest', 'vitest.mjs'),
};
