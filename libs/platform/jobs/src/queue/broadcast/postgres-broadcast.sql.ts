import type { Client } from 'pg';
import { WIRE_CHANNEL } from './broadcast-frame.js';

/** Has the connection receive what is published from now on. */
export async function listen(client: Client): Promise<void> {
  await client.query(`LISTEN ${WIRE_CHANNEL}`);
}

/** Publishes a frame to every connection that listens. */
export async function notify(client: Client, frame: string): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [WIRE_CHANNEL, frame]);
}

/** Resolves when the connection answers. */
export async function probe(client: Client): Promise<void> {
  await client.query('SELECT 1');
}
