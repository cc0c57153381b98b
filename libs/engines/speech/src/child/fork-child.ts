import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const LOADER = new URL('../../../../../tools/register-ts.mjs', import.meta.url);

/**
 * Starts a process of this engine. It reads what callers sent: it gets no secrets.
 * @param script address of its file without the extension.
 */
export const forkChild = (script: URL): ChildProcess =>
  fork(fileURLToPath(`${script.href}.${EXTENSION}`), {
    execArgv: EXTENSION === 'ts' ? ['--import', LOADER.href] : [],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
