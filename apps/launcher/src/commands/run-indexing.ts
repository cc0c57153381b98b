import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Runs the worker's indexing command in its own process and forwards signals. @returns its exit code. */
export function runIndexing(
  args: string[],
  options: { env: NodeJS.ProcessEnv; apps: string; cwd?: string; stdio: 'inherit' | 'ignore' },
): Promise<number> {
  const command = join(options.apps, 'worker', 'src', 'index-documents.command.js');
  return new Promise((resolve, reject) => {
    const child = fork(command, args, { env: options.env, cwd: options.cwd, stdio: options.stdio });
    const passOn = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', passOn).once('SIGTERM', passOn);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}
