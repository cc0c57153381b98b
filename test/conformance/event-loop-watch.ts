import { performance } from 'node:perf_hooks';

const TICK_MS = 20;

/** Measures how long the event loop of this process was blocked. */
export class EventLoopWatch {
  private longest = 0;
  private last = performance.now();
  private readonly timer = setInterval(() => this.note(), TICK_MS);

  /** Longest stall in milliseconds since the start, or since the last reading. */
  takeLongestMs(): number {
    this.note();
    const { longest } = this;
    this.longest = 0;
    return longest;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private note(): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.last - TICK_MS);
    this.last = now;
  }
}
