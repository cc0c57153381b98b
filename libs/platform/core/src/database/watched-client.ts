import { Client, type ClientConfig } from 'pg';

/** What pg says when `query_timeout` passes without an answer. */
const NO_ANSWER = 'Query read timeout';

/**
 * A connection whose errors are always heard. Between the pool handing out a new connection and TypeORM
 * watching it nobody listens, and an error without a listener ends the process. Nothing is lost here: who
 * uses the connection learns of its end by the statement that fails.
 *
 * A connection that does not answer is closed: back in the pool it would keep the next caller waiting as well.
 */
export class WatchedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    this.query = ((...parameters: unknown[]): unknown => {
      const answer = query(...parameters);
      if (answer instanceof Promise) answer.catch((reason: unknown) => this.closeWhenSilent(reason));
      return answer;
    }) as Client['query'];
  }

  private closeWhenSilent(reason: unknown): void {
    if (reason instanceof Error && reason.message === NO_ANSWER) this.end().catch(() => undefined);
  }
}
