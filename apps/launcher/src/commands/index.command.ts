import { runIndexing } from './run-indexing.js';
import { type CommandContext, withDatabase } from './with-database.js';

/** `npm run index`: runs the worker's indexing command with a database. @returns its exit code. */
export function index(args: string[], context: CommandContext): Promise<number> {
  const run = (env: CommandContext['env']): Promise<number> =>
    // npm runs scripts in the checkout; folders are relative to where the operator ran npm.
    runIndexing(args, { env, apps: context.apps, cwd: env['INIT_CWD'], stdio: 'inherit' });
  return args.includes('--help') || args.includes('-h')
    ? run(context.env)
    : withDatabase(context, ({ env }) => run(env));
}
