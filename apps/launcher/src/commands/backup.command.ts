import { resolve } from 'node:path';
import { configOf, createDataSource } from '@capstan/config';
import { parseCommandLine } from '@capstan/platform-core';
import { openStorage, storageConfig } from '@capstan/platform-storage';
import { workspacesConfig } from '@capstan/workspaces';
import { BackupError } from '../backup/backup.error.js';
import { createBackup } from '../backup/create-backup.js';
import { say } from '../announce.js';
import { audit } from './audit-credits.command.js';
import { type CommandContext, withServer } from './with-database.js';

const LEAST_PASSPHRASE = 12;

const COMMAND_LINE = {
  usage: `Usage: npm run backup -- [<file>] [--encrypt]

Writes the database, the sites and files to one file, also while Capstan runs.
  <file>      default: capstan-<time>.backup in this folder
  --encrypt   with the passphrase in BACKUP_PASSPHRASE (${LEAST_PASSPHRASE} characters or more)`,
  options: { encrypt: { type: 'boolean', default: false } },
  allowPositionals: true,
} as const;

/** `npm run backup`. @returns 1 if the ledger does not add up. @throws BackupError, UsageError. */
export async function backup(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommandLine(args, COMMAND_LINE);
  const { env, root } = context;
  const passphrase = values.encrypt ? passphraseOf(env) : undefined;
  const time = new Date().toISOString().replaceAll(/[:.]\d{3}Z$|:/g, '');
  // npm runs scripts in the checkout; files are relative to where the operator ran npm.
  const file = resolve(env['INIT_CWD'] ?? root, positionals[0] ?? `capstan-${time}.backup`);
  const code = await withServer(context, async ({ url, dataDir, setup }) => {
    const { gitPath } = configOf(setup.config, workspacesConfig);
    const { rows, workspaces, bytes } = await createBackup({
      databaseUrl: url,
      dataDir,
      storage: openStorage(dataDir, configOf(setup.config, storageConfig)),
      file,
      passphrase,
      dataSourceOf: (source) => createDataSource(source, setup.plugins),
      gitPath,
    });
    say(`Backup: ${rows} rows, ${workspaces} sites, ${(bytes / 1e6).toFixed(1)} MB in ${file}`);
    return audit({ ...context, env: { ...env, DATABASE_URL: url } });
  });
  if (passphrase === undefined)
    say('It is not encrypted, and has secrets: keep it as you keep the database.');
  return code;
}

function passphraseOf(env: CommandContext['env']): string {
  const passphrase = env['BACKUP_PASSPHRASE'] ?? '';
  if (passphrase.length >= LEAST_PASSPHRASE) return passphrase;
  throw new BackupError(
    `BACKUP_PASSPHRASE must have ${LEAST_PASSPHRASE} characters or more (got ${passphrase.length}). Without it the backup cannot be restored: keep it elsewhere.`,
  );
}
