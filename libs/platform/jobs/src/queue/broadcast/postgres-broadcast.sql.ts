import type { Client } from 'pg';
import { WIRE_CHANNEL } from './broadcast-frame.js';

/** Subscribes the connection to the broadcast channel. */
export async function listen(client: Client): Promise<void> {
  await client.query(`LISTEN ${WIRE_CHANNEL}`);
}

/** Publishes a frame to every subscribed connection. */
export async function notify(client: Client, frame: string): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [WIRE_CHANNEL, frame]);
}

/** Resolves when the connection responds. */
export async function probe(client: Client): Promise<void> {
  await client.query('SELECT 1');
}
