import { type BackendFactory, PostgresConnection, PostgresQueueBackend } from 'bullmq';
import { Pool, type PoolConfig } from 'pg';

/**
 * The connections of one queue or worker to PostgreSQL. BullMQ's own would fail for good if they were cut at a bad moment
 * of the start:
 *
 * - its check of the schema is made once, and every later statement fails with the error of that check;
 * - the connection on which a worker listens has no error listener for a moment, and an error without one ends the process.
 */
class QueueConnection extends PostgresConnection {
  private ended: Promise<void> | undefined;

  constructor(private readonly owned: Pool) {
    super(owned);
  }

  /** The schema was migrated when the process started: there is nothing to check. */
  override async waitUntilReady(): Promise<void> {}

  override close(): Promise<void> {
    this.ended ??= super.close().then(() => this.owned.end());
    return this.ended;
  }
}

/**
 * Queues in PostgreSQL.
 * @param options `connection` is that of `postgresQueueConnection`; BullMQ's schema must have been migrated.
 */
export const createQueueBackend: BackendFactory<PostgresQueueBackend, PoolConfig> = (name, options) => {
  const pool = new Pool(options.connection);
  return new PostgresQueueBackend(new QueueConnection(pool), name, { ...options, connection: pool });
};
