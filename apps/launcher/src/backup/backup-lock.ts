import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockIdOf } from '@capstan/platform-core';
import { Client } from 'pg';
import { BackupError } from './backup.error.js';
import { detectDeadClient, tryLock } from './dump.sql.js';

const LOCK = lockIdOf('launcher.backup');
const NAME = 'capstan-backup-lock';
const END_MS = 2000;

/**
 * Runs a backup or restore while no other one runs on the database. A killed process frees the lock at once, a host that
 * failed or lost the network within a minute. @throws BackupError.
 */
export async function withBackupLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const socket = new Socket();
  const client = new Client({
    connectionString: url,
    application_name: NAME,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => socket,
  });
  // The lock only keeps others away: work that has begun does not depend on it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await detectDeadClient(client);
    if (!(await tryLock(client, LOCK))) {
      throw new BackupError(
        `Another backup or restore of this installation is running. Try again when it has ended. If its host failed, wait a minute, or end the session with application_name '${NAME}' in pg_stat_activity with pg_terminate_backend(pid).`,
      );
    }
    return await work();
  } finally {
    await end(client, socket);
  }
}

/** After a network failure the server does not close the connection, which would keep this process running. */
async function end(client: Client, socket: Socket): Promise<void> {
  await Promise.race([client.end(), sleep(END_MS, undefined, { ref: false })]);
  socket.destroy();
}
