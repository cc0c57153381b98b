import type { NewBuildEvent } from '../../model/build-event.js';
import type { BuildSession } from '../build-session.js';

const INTERVAL_MS = 250;

/** Text on its way into the stream of a build: gathered for a quarter of a second; events go out one after the other. */
export class LiveEvents {
  private timer: NodeJS.Timeout | undefined;
  private written: Promise<void> = Promise.resolve();

  /** @param take gives what was gathered, as events, and forgets it. */
  constructor(
    private readonly session: Pick<BuildSession, 'emit'>,
    private readonly take: () => readonly NewBuildEvent[],
  ) {}

  /** Something was gathered. */
  grew(): void {
    this.timer ??= setTimeout(() => this.flush(), INTERVAL_MS);
  }

  /** Writes what was gathered. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.take().forEach((event) => this.write(event));
  }

  write({ kind, fields }: NewBuildEvent): void {
    this.written = this.written.then(() => this.session.emit(kind, fields));
    // Thrown at the end; until then nobody listens.
    this.written.catch(() => {});
  }

  /** Writes what is left. @throws whatever writing threw. */
  async end(): Promise<void> {
    this.flush();
    await this.written;
  }
}
