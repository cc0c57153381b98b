/** Lets at most `limit` tasks run at a time; the others wait their turn, first come, first served. */
export class ConcurrencyGate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  /** Runs the task when there is a place. @throws the signal's reason when it aborts while waiting. */
  async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.enter(signal);
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.running < this.limit) {
      this.running += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      const go = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(go), 1);
        reject(signal.reason as Error);
      };
      this.waiting.push(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Hands the place to the next in line, if there is one. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
