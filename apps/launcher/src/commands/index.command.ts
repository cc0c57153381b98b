import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type CommandContext, withDatabase } from './with-database.js';

/** `npm run index`: gives the worker's indexing command a database and waits. @returns its exit code. */
export function index(args: string[], context: CommandContext): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) return run(args, context.env, context);
  return withDatabase(context, ({ env }) => run(args, env, context));
}

function run(args: string[], env: CommandContext['env'], { apps }: CommandContext): Promise<number> {
  const command = join(apps, 'worker', 'src', 'index-documents.command.js');
  return new Promise((resolve, reject) => {
    // npm runs scripts in the checkout; folders are meant from where the operator typed.
    const child = fork(command, args, { env, cwd: env['INIT_CWD'], stdio: 'inherit' });
    const passOn = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', passOn).once('SIGTERM', passOn);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}
