import { Logger } from '@nestjs/common';
import { type Broadcast } from '../queue/broadcast/broadcast.js';

const idIn = (message: unknown): string | undefined => {
  const id = (message as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
};

/**
 * Notifies all processes that a job changed. The database holds the state; a process that misses a notification
 * finds the change at its next poll.
 */
export class JobNotifier {
  private readonly logger = new Logger('Jobs');

  /** @param prefix of the channels, one per kind of job. */
  constructor(
    private readonly broadcast: Broadcast,
    private readonly prefix: string,
  ) {}

  /** Notifies that the stream of a job has new events. */
  notifyEvents(id: string): void {
    this.publish('events', id);
  }

  /** Notifies that a job waits for a worker. */
  notifyWaiting(id: string): void {
    this.publish('waiting', id);
  }

  /** Notifies that the worker of a job must stop it. */
  notifyStop(id: string): void {
    this.publish('stop', id);
  }

  onEvents(handler: (id: string) => void): void {
    this.subscribe('events', handler);
  }

  onWaiting(handler: (id: string) => void): void {
    this.subscribe('waiting', handler);
  }

  onStop(handler: (id: string) => void): void {
    this.subscribe('stop', handler);
  }

  /** Calls `handler` when notifications may have been missed. */
  onGap(handler: () => void): void {
    this.broadcast.onGap(handler);
  }

  private publish(what: string, id: string): void {
    const channel = `${this.prefix}:${what}`;
    this.broadcast
      .publish(channel, { id })
      .catch((error: unknown) => this.logger.debug(`${channel} could not be published: ${String(error)}`));
  }

  private subscribe(what: string, handler: (id: string) => void): void {
    this.broadcast.subscribe(`${this.prefix}:${what}`, (message) => {
      const id = idIn(message);
      if (id !== undefined) handler(id);
    });
  }
}
