import { runIndexing } from './run-indexing.js';
import { type CommandContext, withDatabase } from './with-database.js';

/** `npm run index`: gives the worker's indexing command a database and waits. @returns its exit code. */
export function index(args: string[], context: CommandContext): Promise<number> {
  const run = (env: CommandContext['env']): Promise<number> =>
    // npm runs scripts in the checkout; folders are meant from where the operator typed.
    runIndexing(args, { env, apps: context.apps, cwd: env['INIT_CWD'], stdio: 'inherit' });
  return args.includes('--help') || args.includes('-h')
    ? run(context.env)
    : withDatabase(context, ({ env }) => run(env));
}
