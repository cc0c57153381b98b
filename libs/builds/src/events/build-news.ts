import { Injectable, Logger } from '@nestjs/common';
import { Broadcast } from '@capstan/platform-queue';

const EVENTS = 'builds:events';
const WAITING = 'builds:waiting';
const STOP = 'builds:stop';

const idIn = (message: unknown): string | undefined => {
  const id = (message as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
};

/**
 * Word between processes that something about a build changed. What changed stands in the database; whoever missed
 * the word finds it there at its next look.
 */
@Injectable()
export class BuildNews {
  private readonly logger = new Logger('Builds');

  constructor(private readonly broadcast: Broadcast) {}

  /** Its stream grew. */
  eventsOf(id: string): void {
    this.tell(EVENTS, id);
  }

  /** It waits for a worker. */
  waiting(id: string): void {
    this.tell(WAITING, id);
  }

  /** Its worker shall stop it. */
  stop(id: string): void {
    this.tell(STOP, id);
  }

  onEvents(handler: (id: string) => void): void {
    this.hear(EVENTS, handler);
  }

  onWaiting(handler: (id: string) => void): void {
    this.hear(WAITING, handler);
  }

  onStop(handler: (id: string) => void): void {
    this.hear(STOP, handler);
  }

  /** Word may have been missed. */
  onGap(handler: () => void): void {
    this.broadcast.onGap(handler);
  }

  private tell(channel: string, id: string): void {
    this.broadcast
      .publish(channel, { id })
      .catch((error: unknown) => this.logger.debug(`${channel} not told: ${String(error)}`));
  }

  private hear(channel: string, handler: (id: string) => void): void {
    this.broadcast.subscribe(channel, (message) => {
      const id = idIn(message);
      if (id !== undefined) handler(id);
    });
  }
}
