const TICK_MS = 20;

/**
 * Measures how long the event loop of this process was blocked, in processor time of its thread: on a busy machine the
 * loop also waits for a processor.
 */
export class EventLoopWatch {
  private longestMs = 0;
  private last = process.threadCpuUsage();
  private readonly timer = setInterval(() => this.note(), TICK_MS);

  /** Longest stall in milliseconds since the start, or since the last reading. */
  takeLongestMs(): number {
    this.note();
    const { longestMs } = this;
    this.longestMs = 0;
    return longestMs;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private note(): void {
    const { user, system } = process.threadCpuUsage(this.last);
    this.longestMs = Math.max(this.longestMs, (user + system) / 1_000);
    this.last = process.threadCpuUsage();
  }
}
