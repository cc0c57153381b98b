import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose errors are always heard. Between the pool handing out a new connection and TypeORM
 * watching it nobody listens, and an error without a listener ends the process. Nothing is lost here: who
 * uses the connection learns of its end by the statement that fails.
 */
export class WatchedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
