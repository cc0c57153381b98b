import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { LaunchError, reasonOf } from '../launch.error.js';

/** How to connect to the embedded server; stored next to its data, readable by the owner only. */
export interface PostgresConnection {
  host: '127.0.0.1';
  /** Reused at every start; another one is chosen if it is taken. */
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

/** @returns undefined if the file does not exist. */
export function readConnection(path: string): PostgresConnection | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PostgresConnection;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new LaunchError(
      `${path} cannot be read (${reasonOf(error)}); it contains the password of the embedded PostgreSQL. Start Capstan as the user that created it, or restore it from a backup.`,
    );
  }
}

/** Atomic: a crash never leaves a partial file. */
export function writeConnection(path: string, connection: PostgresConnection): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

/** The URL for DATABASE_URL; for maintenance with another `database`. */
export const urlOf = (connection: PostgresConnection, database = connection.database): string =>
  `postgres://${connection.user}:${connection.password}@${connection.host}:${connection.port}/${database}`;
