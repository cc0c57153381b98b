/** Lets a bounded number in at a time; the others wait in the order they came. */
export class Slots {
  private readonly waiting = new Set<() => void>();
  private taken = 0;

  constructor(private readonly size: number) {}

  /** How many wait. */
  get queued(): number {
    return this.waiting.size;
  }

  /**
   * Waits for a slot and gives the function that frees it; calling that twice frees it once. Rejects with the
   * reason of the signal.
   */
  async acquire(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.taken < this.size) this.taken += 1;
    else await this.turn(signal);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.pass();
    };
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.waiting.delete(enter);
        reject(signal.reason as Error);
      };
      this.waiting.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Hands the slot to whoever waits longest. */
  private pass(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.taken -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
