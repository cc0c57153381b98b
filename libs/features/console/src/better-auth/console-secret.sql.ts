import { randomBytes } from 'node:crypto';
import type { Queryable } from '@capstan/platform-core';

const NAME = 'cookies';

/** The secret of this installation, made by the first process that asks for it. */
export async function installationSecret(database: Queryable): Promise<string> {
  const [row] = await database.query<[{ secret: string }]>(
    `INSERT INTO console_secrets (name, secret) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING secret`,
    [NAME, randomBytes(32).toString('base64url')],
  );
  return row.secret;
}
