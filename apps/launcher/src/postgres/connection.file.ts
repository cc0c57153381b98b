import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { LaunchError, reasonOf } from '../launch.error.js';

/** How to reach the embedded server; kept beside its data, readable by the owner alone. */
export interface PostgresConnection {
  host: '127.0.0.1';
  /** Remembered from start to start; another one when it is taken. */
  port: number;
  user: string;
  password: string;
  database: string;
}

export const newConnection = (): PostgresConnection => ({
  host: '127.0.0.1',
  port: 0,
  user: 'capstan',
  password: randomBytes(24).toString('base64url'),
  database: 'capstan',
});

/** @returns undefined when there is no such file. */
export function readConnection(path: string): PostgresConnection | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PostgresConnection;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new LaunchError(
      `${path} cannot be read (${reasonOf(error)}); it holds the password of the embedded PostgreSQL. Start Capstan as the user that made it, or restore it from a backup.`,
    );
  }
}

/** Whole or not at all: a crash never leaves half a file. */
export function writeConnection(path: string, connection: PostgresConnection): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

/** The address for DATABASE_URL; `database` other than the service's own for maintenance. */
export const urlOf = (connection: PostgresConnection, database = connection.database): string =>
  `postgres://${connection.user}:${connection.password}@${connection.host}:${connection.port}/${database}`;
