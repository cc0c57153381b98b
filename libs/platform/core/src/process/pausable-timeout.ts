/** Calls back once after a time, which pauses extend. */
export class PausableTimeout {
  private timer: NodeJS.Timeout | undefined;
  private endsAtMs: number;
  private pausedAtMs = 0;
  private pauses = 0;
  private isClosed = false;

  constructor(
    private readonly onEnd: () => void,
    timeoutMs: number,
  ) {
    this.endsAtMs = performance.now() + timeoutMs;
    this.start();
  }

  /**
   * Stops the clock, until all pauses have ended.
   * @returns a function that ends this pause; further calls have no effect.
   */
  pause(): () => void {
    if (this.pauses === 0) this.pausedAtMs = performance.now();
    clearTimeout(this.timer);
    this.pauses += 1;
    let isPaused = true;
    return () => {
      if (isPaused) this.resume();
      isPaused = false;
    };
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private resume(): void {
    this.pauses -= 1;
    if (this.pauses > 0) return;
    this.endsAtMs += performance.now() - this.pausedAtMs;
    this.start();
  }

  private start(): void {
    if (!this.isClosed) this.timer = setTimeout(this.onEnd, Math.max(1, this.endsAtMs - performance.now()));
  }
}
