import { type BackendFactory, PostgresConnection, PostgresQueueBackend } from 'bullmq';
import { Pool, type PoolConfig } from 'pg';

/**
 * The connections of one queue or worker to PostgreSQL. BullMQ's own would fail for good, or for an hour, if they were cut at
 * a bad moment:
 *
 * - its check of the schema is made once, and every later statement fails with the error of that check;
 * - the connection on which a worker listens has no error listener for a moment, and an error without one ends the process;
 * - a worker that loses it right after the reply to LISTEN believes that it still listens: it waits for a notification on
 *   the dead connection, for up to an hour after an error, and never listens on the next one.
 */
class QueueConnection extends PostgresConnection {
  private ended: Promise<void> | undefined;
  private listener: unknown;

  constructor(private readonly owned: Pool) {
    super(owned);
  }

  /** The schema was migrated when the process started: there is nothing to check. */
  override async waitUntilReady(): Promise<void> {}

  /** BullMQ's workers look for jobs at least every 10 seconds where this is false. */
  override get hasListenClientKeepAlive(): boolean {
    return false;
  }

  /** Announces each new connection, so that the backend listens on it. */
  override async getListenClient(): ReturnType<PostgresConnection['getListenClient']> {
    const client = await super.getListenClient();
    if (client !== this.listener) {
      this.listener = client;
      this.emit('listenerinvalidated');
    }
    return client;
  }

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
