import { currentAccount } from './current-account.js';

/** A queued caller. */
interface Waiter {
  enter(): void;
}

/**
 * A counting semaphore that is fair to all accounts. A free permit goes to the waiting account that holds the
 * fewest; ties are resolved round-robin. The last free permit only goes to an account that holds none, so that a
 * new account does not wait for the long work of others.
 */
export class FairSemaphore {
  private free: number;
  /** Permits by account; accounts without permits are absent. */
  private readonly held = new Map<string, number>();
  /** Waiting callers: accounts in round-robin order, the callers of each in order of arrival. */
  private readonly waiting = new Map<string, Set<Waiter>>();

  /** @param permits at least 1; with 1 none is reserved, and accounts only take turns. */
  constructor(readonly permits: number) {
    this.free = permits;
  }

  /** The number of permits that are held. */
  get used(): number {
    return this.permits - this.free;
  }

  /** The number of waiting callers. */
  get queued(): number {
    let queued = 0;
    for (const callers of this.waiting.values()) queued += callers.size;
    return queued;
  }

  /**
   * Waits for a permit. Rejects with the reason of `signal` when it aborts first.
   * @returns a function that releases the permit; further calls have no effect.
   */
  async acquire(signal: AbortSignal, accountId: string = currentAccount()): Promise<() => void> {
    signal.throwIfAborted();
    const permit = this.tryAcquire(accountId);
    if (permit) return permit;
    await this.turn(signal, accountId);
    return this.permitOf(accountId);
  }

  /** Returns a permit without waiting; undefined when the account must not have one now. */
  tryAcquire(accountId: string): (() => void) | undefined {
    if (!this.mayHave(accountId, this.free, this.held)) return undefined;
    this.take(accountId);
    return this.permitOf(accountId);
  }

  /** @param candidates in round-robin order. @returns those that could all hold a permit now. */
  admissible<T extends { accountId: string }>(candidates: readonly T[]): T[] {
    let { free } = this;
    const held = new Map(this.held);
    return candidates.filter(({ accountId }) => {
      if (!this.mayHave(accountId, free, held)) return false;
      free -= 1;
      held.set(accountId, (held.get(accountId) ?? 0) + 1);
      return true;
    });
  }

  private mayHave(accountId: string, free: number, held: ReadonlyMap<string, number>): boolean {
    return free > 1 || (free === 1 && (this.permits === 1 || !held.has(accountId)));
  }

  private turn(signal: AbortSignal, accountId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const callers = this.waiting.get(accountId) ?? new Set<Waiter>();
      const waiter: Waiter = {
        enter: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = (): void => {
        callers.delete(waiter);
        if (callers.size === 0) this.waiting.delete(accountId);
        reject(signal.reason as Error);
      };
      callers.add(waiter);
      this.waiting.set(accountId, callers);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  private take(accountId: string): void {
    this.free -= 1;
    this.held.set(accountId, (this.held.get(accountId) ?? 0) + 1);
  }

  private permitOf(accountId: string): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.release(accountId);
    };
  }

  private release(accountId: string): void {
    const left = (this.held.get(accountId) ?? 0) - 1;
    if (left > 0) this.held.set(accountId, left);
    else this.held.delete(accountId);
    this.free += 1;
    for (let next = this.next(); next !== undefined; next = this.next()) this.admit(next);
  }

  /** Returns the next account; undefined when no waiting account may have a permit. */
  private next(): string | undefined {
    let next: string | undefined;
    let fewest = Infinity;
    for (const accountId of this.waiting.keys()) {
      const held = this.held.get(accountId) ?? 0;
      if (held >= fewest || !this.mayHave(accountId, this.free, this.held)) continue;
      next = accountId;
      fewest = held;
    }
    return next;
  }

  /** Moves the account to the end of the order. */
  private admit(accountId: string): void {
    const callers = this.waiting.get(accountId) as Set<Waiter>;
    const [first] = callers as unknown as [Waiter];
    callers.delete(first);
    this.waiting.delete(accountId);
    if (callers.size > 0) this.waiting.set(accountId, callers);
    this.take(accountId);
    first.enter();
  }
}
