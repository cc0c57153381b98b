import { FixedWindows, RATE_WINDOW_MS, networkOf } from '@capstan/platform-http';

/** A flood of addresses must not fill the memory. */
const MAX_ADDRESSES = 100_000;
const MAX_SITES = 20_000;

/** Counts in this process what visitors of sites ask for, by address and by site. */
export class VisitorLimit {
  private readonly addresses = new FixedWindows(MAX_ADDRESSES);
  /** Apart from the addresses, whose flood would push them out. */
  private readonly sites = new FixedWindows(MAX_SITES);

  constructor(private readonly perMinute: { anAddress: number; aSite: number }) {}

  /** Counts one request. @returns seconds to wait when it is one too many, else null. */
  hit(siteId: string, address: string): number | null {
    const own = this.addresses.hit(`${siteId}:${networkOf(address)}`, RATE_WINDOW_MS);
    // One address that is over its limit uses nothing up of what the others may do.
    if (own.hits > this.perMinute.anAddress) return secondsUntil(own.endsAtMs);
    const all = this.sites.hit(siteId, RATE_WINDOW_MS);
    return all.hits > this.perMinute.aSite ? secondsUntil(all.endsAtMs) : null;
  }
}

const secondsUntil = (ms: number): number => Math.max(1, Math.ceil((ms - Date.now()) / 1000));
