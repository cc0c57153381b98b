import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Launcher } from './launcher.js';
import { LaunchError } from './launch.error.js';

/** This file is `dist/apps/launcher/src/main.js`. */
const root = resolve(import.meta.dirname, '..', '..', '..', '..');
const apps = resolve(import.meta.dirname, '..', '..');

/** Commands are imported on demand: the launcher runs for months and needs none of them. */
async function run(command: string, args: string[]): Promise<number> {
  const { env } = process;
  const context = { root, apps, env };
  switch (command) {
    case 'start':
      return new Launcher({ ...context, main: import.meta.filename }).run();
    case 'prepare':
      return (await import('./commands/prepare.command.js')).prepare(env);
    case 'migrate':
      return (await import('./commands/migrate.command.js')).migrateDatabase(context);
    case 'key':
      return (await import('./commands/key.command.js')).makeKey(args, context);
    case 'console:link':
      return (await import('./commands/console-link.command.js')).makeLink(args, context);
    case 'audit:credits':
      return (await import('./commands/audit-credits.command.js')).audit(context);
    case 'doctor':
      return (await import('./commands/doctor.command.js')).doctor(args, context);
    case 'backup':
      return (await import('./commands/backup.command.js')).backup(args, context);
    case 'restore':
      return (await import('./commands/restore.command.js')).restore(args, context);
    case 'index':
      return (await import('./commands/index.command.js')).index(args, context);
    case 'models':
      return (await import('./commands/models.command.js')).models(args, context);
    default:
      throw new LaunchError(
        `unknown command ${command}; known: start, migrate, key, console:link, audit:credits, doctor, backup, restore, index, models.`,
      );
  }
}

/** Errors for operators have no stack. */
function textOf(error: unknown): string {
  if (error instanceof LaunchError) return `\nCapstan stopped: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  return error.name === 'UsageError' ? error.message : (error.stack ?? error.message);
}

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
try {
  process.exitCode = await run(process.argv[2] ?? 'start', process.argv.slice(3));
} catch (error) {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
}
// The channel to the start script would keep this process alive.
if (process.connected) process.disconnect();
