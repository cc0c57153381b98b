import { Logger } from '@nestjs/common';
import { type Broadcast } from '../queue/broadcast/broadcast.js';

const idIn = (message: unknown): string | undefined => {
  const id = (message as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
};

/**
 * Word between processes that something about a job changed. What changed stands in the database; whoever missed
 * the word finds it there at its next look.
 */
export class JobNews {
  private readonly logger = new Logger('Jobs');

  /** @param prefix of the channels, one for each kind of job. */
  constructor(
    private readonly broadcast: Broadcast,
    private readonly prefix: string,
  ) {}

  /** Its stream grew. */
  eventsOf(id: string): void {
    this.tell('events', id);
  }

  /** It waits for a worker. */
  waiting(id: string): void {
    this.tell('waiting', id);
  }

  /** Its worker shall stop it. */
  stop(id: string): void {
    this.tell('stop', id);
  }

  onEvents(handler: (id: string) => void): void {
    this.hear('events', handler);
  }

  onWaiting(handler: (id: string) => void): void {
    this.hear('waiting', handler);
  }

  onStop(handler: (id: string) => void): void {
    this.hear('stop', handler);
  }

  /** Word may have been missed. */
  onGap(handler: () => void): void {
    this.broadcast.onGap(handler);
  }

  private tell(what: string, id: string): void {
    const channel = `${this.prefix}:${what}`;
    this.broadcast
      .publish(channel, { id })
      .catch((error: unknown) => this.logger.debug(`${channel} not told: ${String(error)}`));
  }

  private hear(what: string, handler: (id: string) => void): void {
    this.broadcast.subscribe(`${this.prefix}:${what}`, (message) => {
      const id = idIn(message);
      if (id !== undefined) handler(id);
    });
  }
}
