import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { PROCESS_ENV } from './process-env.js';

const root = resolve(import.meta.dirname, '..', '..');
const REGISTER = join(root, 'tools', 'register-ts.mjs');

/**
 * Runs a script in a process of its own: TypeORM loads migrations, and plugins their config files, without vitest.
 * @param script path from the root of the repository.
 * @returns its output.
 */
export const runTypeScript = (script: string, args: readonly string[] = []): string =>
  execFileSync(process.execPath, ['--import', REGISTER, join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...PROCESS_ENV },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
