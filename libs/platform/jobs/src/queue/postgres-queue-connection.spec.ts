import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { postgresQueueConnection } from './postgres-queue-connection.js';

interface PoolWithClient {
  Client: new () => { emit: (event: 'error', error: Error) => boolean };
}

describe('postgresQueueConnection', () => {
  it('makes connections whose loss does not end the process', () => {
    const pool = new Pool(postgresQueueConnection('postgres://127.0.0.1:1/none', 4));
    const { Client } = pool as unknown as PoolWithClient;
    const connection = new Client();
    expect(() => connection.emit('error', new Error('terminating connection'))).not.toThrow();
  });

  it('allows a connection for each running job, and three more', () => {
    expect(postgresQueueConnection('postgres://127.0.0.1:1/none', 4).max).toBe(7);
  });
});
