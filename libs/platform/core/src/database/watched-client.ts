import { Client, type ClientConfig } from 'pg';
import { preparedName } from './prepared.js';

/** Message of pg when `query_timeout` passes. */
const NO_ANSWER = 'Query read timeout';

/**
 * A connection that always has an error listener. Between the pool handing out a new connection and TypeORM adding
 * its listener there is none, and an error without a listener ends the process. No error is hidden: the failing
 * statement reports it.
 *
 * A connection that does not respond is closed: in the pool it would block the next caller as well.
 *
 * Statements that are marked as `prepared` are sent by their name.
 */
export class WatchedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    this.query = ((sql: unknown, ...parameters: unknown[]): unknown => {
      const name = preparedName(sql);
      const answer =
        name === undefined ? query(sql, ...parameters) : query({ name, text: sql }, ...parameters);
      if (answer instanceof Promise) answer.catch((reason: unknown) => this.closeWhenSilent(reason));
      return answer;
    }) as Client['query'];
  }

  private closeWhenSilent(reason: unknown): void {
    if (reason instanceof Error && reason.message === NO_ANSWER) this.end().catch(() => undefined);
  }
}
