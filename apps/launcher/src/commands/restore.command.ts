import { resolve } from 'node:path';
import { configOf, createDataSource } from '@capstan/config';
import { UsageError, parseCommandLine } from '@capstan/platform-core';
import { openStorage, storageConfig } from '@capstan/platform-storage';
import { workspacesConfig } from '@capstan/workspaces';
import { say } from '../announce.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { audit } from './audit-credits.command.js';
import { type CommandContext, withServer } from './with-database.js';

const COMMAND_LINE = {
  usage: `Usage: npm run restore -- <file> [--force]

Restores a backup into the database, DATA_DIR and storage of this installation. Capstan must not run.
  --force     replaces what is there
An encrypted backup needs its passphrase in BACKUP_PASSPHRASE.`,
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
} as const;

/** `npm run restore`. @returns 1 if the ledger does not add up. @throws BackupError, UsageError. */
export async function restore(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommandLine(args, COMMAND_LINE);
  const [name] = positionals;
  if (name === undefined) throw new UsageError('The file is missing.', COMMAND_LINE.usage);
  const { env, root } = context;
  return withServer(context, async ({ url, dataDir, setup }) => {
    const { createdAt, tables, entries } = await restoreBackup({
      file: resolve(env['INIT_CWD'] ?? root, name),
      databaseUrl: url,
      dataDir,
      storage: openStorage(dataDir, configOf(setup.config, storageConfig)),
      passphrase: env['BACKUP_PASSPHRASE'],
      isForced: values.force,
      dataSourceOf: (target) => createDataSource(target, setup.plugins),
      gitPath: configOf(setup.config, workspacesConfig).gitPath,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const sites = entries.filter(({ path }) => path.startsWith('workspaces/')).length;
    say(`Restored: ${rows} rows and ${sites} sites, as of ${createdAt}.`);
    return audit({ ...context, env: { ...env, DATABASE_URL: url } });
  });
}
