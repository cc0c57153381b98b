import { FixedWindows, RATE_WINDOW_MS, networkOf } from '@capstan/platform-http';

/** A flood of addresses must not fill the memory. */
const MAX_ADDRESSES = 100_000;
const MAX_SITES = 20_000;

/** Counts requests of visitors in this process, by address and by site. */
export class VisitorLimit {
  private readonly addresses = new FixedWindows(MAX_ADDRESSES);
  /** Separate from the addresses, a flood of which would evict them. */
  private readonly sites = new FixedWindows(MAX_SITES);

  constructor(private readonly perMinute: { anAddress: number; aSite: number }) {}

  /** Counts one request. @returns seconds to wait if it exceeds the limit, else null. */
  hit(siteId: string, address: string): number | null {
    const own = this.addresses.hit(`${siteId}:${networkOf(address)}`, RATE_WINDOW_MS);
    // An address above its limit does not use up the limit of the site.
    if (own.hits > this.perMinute.anAddress) return secondsUntil(own.endsAtMs);
    const all = this.sites.hit(siteId, RATE_WINDOW_MS);
    return all.hits > this.perMinute.aSite ? secondsUntil(all.endsAtMs) : null;
  }
}

const secondsUntil = (ms: number): number => Math.max(1, Math.ceil((ms - Date.now()) / 1000));
