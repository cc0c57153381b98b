import { lockIdOf } from '@capstan/platform-core';
import { Client } from 'pg';
import { BackupError } from './backup.error.js';
import { tryLock } from './dump.sql.js';

const LOCK = lockIdOf('launcher.backup');

/** Runs a backup or restore while no other one runs on the database; a killed process frees the lock. @throws BackupError. */
export async function withBackupLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'capstan-backup-lock',
    keepAlive: true,
  });
  // The lock only keeps others away: work that has begun does not depend on it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await tryLock(client, LOCK))) {
      throw new BackupError(
        'Another backup or restore of this installation is running. Try again when it has ended.',
      );
    }
    return await work();
  } finally {
    await client.end();
  }
}
