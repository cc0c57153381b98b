import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** Nothing has happened on the network for so long: the page has come to rest. */
const QUIET_MS = 400;
/** A request that takes longer is a long poll, or ended where nobody tells (in a worker). */
const STALE_MS = 4000;
/** A meta refresh later than this is a ticker, not a redirect. */
const SOON_SECONDS = 5;
const POLL_MS = 50;
/** These stay open by design, or bring nothing that would be seen. */
const NEVER_ENDING = new Set(['EventSource', 'Media', 'Ping', 'WebSocket', 'CSPViolationReport']);

/** Watches what a page is busy with, so that one can wait until it rests. */
export class QuietWatch {
  /** Requests under way, with the time they began. */
  private readonly underWay = new Map<string, number>();
  private changedAt = performance.now();
  private hasCome = false;
  private isReady = false;
  private isMovingSoon = false;
  private navigation: string | undefined;
  private onReady: () => void = () => {};

  constructor(
    private readonly cdp: CDPSession,
    private readonly frameId: string,
  ) {}

  async watch(): Promise<void> {
    const { cdp } = this;
    const ended = ({ requestId }: { requestId: string }): void => {
      this.underWay.delete(requestId);
      if (this.navigation === requestId) this.navigation = undefined;
      this.changed();
    };
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', loaderId, frameId }) => {
      if (!/^https?:/.test(request.url) || NEVER_ENDING.has(type)) return;
      this.underWay.set(requestId, performance.now());
      if (type === 'Document' && requestId === loaderId && this.isMain(frameId)) this.navigation = requestId;
      this.changed();
    });
    cdp.on('Network.loadingFinished', ended);
    cdp.on('Network.loadingFailed', ended);
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (this.isMain(frame.id)) this.onCommit();
    });
    cdp.on('Page.lifecycleEvent', ({ frameId, name }) => {
      // The empty page before the first document is ready, too.
      if (this.isMain(frameId) && name === 'DOMContentLoaded') this.isReady = this.hasCome;
      this.onReady();
    });
    cdp.on('Page.frameStoppedLoading', ({ frameId }) => {
      // A page that wanted to move on and was kept never becomes ready by itself.
      if (this.isMain(frameId)) this.isReady = this.hasCome;
      this.onReady();
    });
    cdp.on('Page.frameScheduledNavigation', ({ frameId, delay: seconds }) => {
      if (this.isMain(frameId) && seconds <= SOON_SECONDS) this.isMovingSoon = true;
    });
    cdp.on('Page.frameClearedScheduledNavigation', ({ frameId }) => {
      if (this.isMain(frameId)) this.isMovingSoon = false;
    });
    await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
  }

  /** Resolves when the document has been parsed. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      this.onReady = () => {
        if (this.isReady && this.navigation === undefined) resolve();
      };
      this.onReady();
    });
  }

  /** Resolves when nothing has been under way for `quietMs`, or after `budgetMs`. */
  async rest(budgetMs: number, quietMs = QUIET_MS): Promise<void> {
    const end = performance.now() + budgetMs;
    while (performance.now() < end && !this.hasRestedFor(quietMs)) await delay(POLL_MS);
  }

  /** Whether the page is on its way to another document. */
  get isMoving(): boolean {
    return !this.isReady || this.isMovingSoon || this.navigation !== undefined;
  }

  private hasRestedFor(quietMs: number): boolean {
    const now = performance.now();
    if (this.isMoving || now - this.changedAt < quietMs) return false;
    return ![...this.underWay.values()].some((since) => now - since < STALE_MS);
  }

  private isMain(frameId: string | undefined): boolean {
    return frameId === this.frameId;
  }

  private onCommit(): void {
    this.hasCome = true;
    this.isReady = false;
    this.isMovingSoon = false;
    this.navigation = undefined;
    // What the document before had asked for is of no interest any more.
    this.underWay.clear();
    this.changed();
  }

  private changed(): void {
    this.changedAt = performance.now();
    this.onReady();
  }
}
