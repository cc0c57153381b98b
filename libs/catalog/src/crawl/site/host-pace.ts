import { Injectable } from '@nestjs/common';

/** More than that are searched for hosts that need not wait any more. */
const MAX_HOSTS = 1_000;

/** When requests to a host may start: all crawls of this process take turns. */
@Injectable()
export class HostPace {
  private readonly nextStartAt = new Map<string, number>();

  /** Waits for the turn of a request; the next one is `delayMs` later. */
  async turn(host: string, delayMs: number, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const startAt = Math.max(now, this.nextStartAt.get(host) ?? now);
    if (delayMs > 0) this.nextStartAt.set(host, startAt + delayMs);
    if (this.nextStartAt.size > MAX_HOSTS) this.forgetBefore(now);
    if (startAt > now) await pause(startAt - now, signal);
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
