import { currentAccount } from './current-account.js';

/** A caller in the queue. */
interface Waiter {
  enter(): void;
}

/**
 * A counting semaphore that is fair to all accounts. A free permit goes to the waiting account that holds the fewest;
 * accounts that hold equally many take turns. The last free permit goes only to an account that holds none, so that an
 * account which comes new need not wait for the long work of others.
 */
export class FairSemaphore {
  private free: number;
  /** Accounts that hold none are absent. */
  private readonly held = new Map<string, number>();
  /** Accounts in the order of their turns; the callers of each in the order in which they came. */
  private readonly waiting = new Map<string, Set<Waiter>>();

  /** @param permits at least 1; with 1 there is none to keep back, and accounts only take turns. */
  constructor(readonly permits: number) {
    this.free = permits;
  }

  /** Number of waiting callers. */
  get queued(): number {
    let queued = 0;
    for (const callers of this.waiting.values()) queued += callers.size;
    return queued;
  }

  /**
   * Waits for a permit. Rejects with the reason of `signal` when that aborts first.
   * @returns the function that releases the permit; further calls of it do nothing.
   */
  async acquire(signal: AbortSignal, accountId: string = currentAccount()): Promise<() => void> {
    signal.throwIfAborted();
    const permit = this.tryAcquire(accountId);
    if (permit) return permit;
    await this.turn(signal, accountId);
    return this.permitOf(accountId);
  }

  /** A permit without waiting; undefined when the account must not have one now. */
  tryAcquire(accountId: string): (() => void) | undefined {
    if (!this.mayHave(accountId, this.free, this.held)) return undefined;
    this.take(accountId);
    return this.permitOf(accountId);
  }

  /** @param candidates in the order of their turns. @returns those that could have a permit now, all at the same time. */
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

  /** The account whose turn it is; undefined when no waiting account may have a permit. */
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

  /** The account's next turn comes after that of all others. */
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
