import { Logger } from '@nestjs/common';
import { FairSemaphore, SLOTS, type SlotOwner, type Slots, startUsage } from '@capstan/platform-core';
import { type Egress, OutboundError } from '@capstan/platform-outbound';
import type { BrowserConfig } from './browser.config.js';
import { BrowserError } from './browser.error.js';
import { fromOutbound } from './browser-fault.js';
import { Browser, type VisitOptions, type VisitedPage } from './browser.js';
import { ChromiumPool, type Lease } from './chromium/chromium-pool.js';
import { type ChromiumProcess, ChromiumStartError } from './chromium/chromium-process.js';
import { findChromium } from './chromium/find-chromium.js';
import { ChromiumStarter } from './chromium/start-chromium.js';
import type { InspectOptions, InspectedSite } from './site/inspected-site.js';
import type { SiteInspector } from './site/site-inspector.js';
import { SiteVisit } from './site/site-visit.js';
import { PageVisit } from './visit/page-visit.js';
import { VisitEnd } from './visit/visit-end.js';

/** A context that does not close in time has a stuck page; its Chromium is killed. */
const CLOSE_TIMEOUT_MS = 10_000;

/** Work in a Chromium, and its cleanup. */
interface Held<T> {
  work: () => Promise<T>;
  close: () => Promise<void>;
}

/**
 * One Chromium for the process: started when first needed, a context per visit, with a limited number of slots that
 * are shared fairly between accounts.
 */
export class SharedBrowser extends Browser implements SiteInspector, SlotOwner {
  private readonly logger = new Logger('Browser');
  private readonly slots: FairSemaphore;
  private readonly pool: ChromiumPool | undefined;
  private readonly closing = new Set<Promise<void>>();

  constructor(
    config: BrowserConfig,
    private readonly egress: Egress,
  ) {
    super();
    this.slots = new FairSemaphore(config.concurrency);
    const found = config.isOff ? undefined : findChromium(config.chromiumPath);
    const starter =
      found === undefined ? undefined : new ChromiumStarter(found, egress, config.fontconfigFile);
    this.pool = starter === undefined ? undefined : new ChromiumPool(config, () => starter.start());
  }

  get [SLOTS](): Slots {
    return { resource: 'browser_pages', places: this.slots };
  }

  override isAvailable(): boolean {
    return this.pool !== undefined;
  }

  override async visit<T>(options: VisitOptions, read: (page: VisitedPage) => Promise<T>): Promise<T> {
    const url = this.checked(options.url);
    return this.hold(options, (chromium, end) => {
      const visit = new PageVisit({ options: { ...options, url }, chromium, egress: this.egress, end });
      return { work: async () => end.race(read(await visit.load())), close: () => visit.close() };
    });
  }

  async inspect<T>(options: InspectOptions, look: (site: InspectedSite) => Promise<T>): Promise<T> {
    return this.hold(options, (chromium, end) => {
      const starting = SiteVisit.start(chromium, options, end);
      return {
        work: async () => end.race(look(await end.race(starting))),
        close: async () => (await starting.catch(() => undefined))?.close(),
      };
    });
  }

  /** Holds a slot and a Chromium for some work; `end` aborts it at any stage. */
  private async hold<T>(
    { timeoutMs, signal }: Pick<VisitOptions, 'timeoutMs' | 'signal'>,
    begin: (chromium: ChromiumProcess, end: VisitEnd) => Held<T>,
  ): Promise<T> {
    const { pool } = this;
    if (pool === undefined) throw new BrowserError('unavailable', 'this service has no browser');
    const end = new VisitEnd(timeoutMs, signal);
    let free: () => void = () => {};
    let endUsage: () => void = () => {};
    let lease: Lease | undefined;
    let held: Held<T> | undefined;
    try {
      free = await end.awaiting(noSlot(timeoutMs), this.slots.acquire(end.signal));
      lease = await this.lease(pool, end);
      // Counts only from here: starting Chromium is not charged to the caller.
      endUsage = startUsage();
      const { chromium } = lease;
      void chromium.gone.then(() => end.fail(new BrowserError('crashed', 'the browser exited')));
      held = begin(chromium, end);
      return await held.work();
    } catch (error) {
      throw end.signal.aborted ? end.signal.reason : error;
    } finally {
      end.dispose();
      endUsage();
      if (lease === undefined) free();
      else this.leave(held, lease, free);
    }
  }

  /** Nest's last hook, so that work that is finishing can still use it. */
  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  /** Closes Chromium and aborts every visit. */
  async close(): Promise<void> {
    await this.pool?.close();
    await this.egress.close();
    await Promise.all(this.closing);
  }

  private checked(url: string): string {
    try {
      return this.egress.checkUrl(url).href;
    } catch (error) {
      throw error instanceof OutboundError ? fromOutbound(error) : error;
    }
  }

  /** Returns a running Chromium; when the visit ends first, the one that starts is kept for the next. */
  private async lease(pool: ChromiumPool, end: VisitEnd): Promise<Lease> {
    const leased = pool.lease().catch((cause: unknown) => {
      const log = cause instanceof ChromiumStartError ? cause.log : '';
      this.logger.error(`the browser failed to start: ${String(cause)} ${log}`);
      throw new BrowserError('unavailable', 'the browser failed to start', { cause });
    });
    try {
      return await end.race(leased);
    } catch (error) {
      leased.then(
        (late) => late.end(),
        () => {},
      );
      throw error;
    }
  }

  /**
   * Cleans up after a visit without making its caller wait. The slot is free only when the context is closed:
   * otherwise clients that disconnect would accumulate contexts until Chromium seems to be stuck and is killed with
   * all visits.
   */
  private leave(held: Pick<Held<unknown>, 'close'> | undefined, lease: Lease, free: () => void): void {
    const force = setTimeout(() => lease.chromium.kill(), CLOSE_TIMEOUT_MS);
    const left = Promise.race([held?.close(), lease.chromium.gone])
      .catch(() => {})
      .then(() => {
        clearTimeout(force);
        lease.end();
        free();
        this.closing.delete(left);
      });
    this.closing.add(left);
  }
}

function noSlot(timeoutMs: number): BrowserError {
  return new BrowserError('timeout', `no browser slot became free within ${timeoutMs} ms`);
}
