import type { NewBuildEvent } from '../../model/build-event.js';
import type { BuildSession } from '../build-session.js';

const INTERVAL_MS = 250;

/**
 * Buffers text for the stream of a build for a quarter of a second; events are written one after the other.
 */
export class LiveEvents {
  private timer: NodeJS.Timeout | undefined;
  private written: Promise<void> = Promise.resolve();

  /** @param take returns the buffered text as events, and clears the buffer. */
  constructor(
    private readonly session: Pick<BuildSession, 'emit'>,
    private readonly take: () => readonly NewBuildEvent[],
  ) {}

  /** Call when something was buffered. */
  grew(): void {
    this.timer ??= setTimeout(() => this.flush(), INTERVAL_MS);
  }

  /** Writes the buffer. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.take().forEach((event) => this.write(event));
  }

  write({ kind, fields }: NewBuildEvent): void {
    this.written = this.written.then(() => this.session.emit(kind, fields));
    // Rejects in end(); until then the rejection must count as handled.
    this.written.catch(() => {});
  }

  /** Writes the remaining text. @throws any error of the writes. */
  async end(): Promise<void> {
    this.flush();
    await this.written;
  }
}
