import { Injectable } from '@nestjs/common';

/** Above this number, hosts that no longer need to wait are removed. */
const MAX_HOSTS = 1_000;

/** Limits of a wait. */
export interface TurnLimits {
  signal: AbortSignal;
  /** Time of `performance.now()` until which a request may wait. */
  latestStartMs: number;
}

/** When requests to a host may start: all that share a pace take turns. */
@Injectable()
export class HostPace {
  private readonly nextStartAt = new Map<string, number>();

  /**
   * Waits for the turn of a request; the next one is `delayMs` later. A wait that is aborted gives its turn back, unless
   * others wait behind it.
   * @returns false at once, if it would have to wait for too long.
   */
  async turn(host: string, delayMs: number, { signal, latestStartMs }: TurnLimits): Promise<boolean> {
    const now = performance.now();
    const startAt = Math.max(now, this.nextStartAt.get(host) ?? now);
    if (startAt > now && startAt > latestStartMs) return false;
    const nextAt = startAt + delayMs;
    if (delayMs > 0) this.nextStartAt.set(host, nextAt);
    if (this.nextStartAt.size > MAX_HOSTS) this.forgetBefore(now);
    try {
      if (startAt > now) await pause(startAt - now, signal);
      return true;
    } catch (error) {
      if (this.nextStartAt.get(host) === nextAt) this.nextStartAt.set(host, startAt);
      throw error;
    }
  }

  private forgetBefore(now: number): void {
    for (const [host, at] of this.nextStartAt) if (at <= now) this.nextStartAt.delete(host);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
