import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** No network activity for this long: the page is idle. */
const QUIET_MS = 400;
/** A longer request is a long poll, or its end is not reported (in a worker). */
const STALE_MS = 4000;
/** A meta refresh later than this is not a redirect. */
const SOON_SECONDS = 5;
const POLL_MS = 50;
/** These stay open by design, or load nothing visible. */
const NEVER_ENDING = new Set(['EventSource', 'Media', 'Ping', 'WebSocket', 'CSPViolationReport']);

/** Tracks the activity of a page, to wait until it is idle. */
export class QuietWatch {
  /** Running requests, with their start times. */
  private readonly underWay = new Map<string, number>();
  private changedAt = performance.now();
  private hasArrived = false;
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
      if (this.isMain(frameId) && name === 'DOMContentLoaded') this.isReady = this.hasArrived;
      this.onReady();
    });
    cdp.on('Page.frameStoppedLoading', ({ frameId }) => {
      // A page that was kept from navigating never becomes ready automatically.
      if (this.isMain(frameId)) this.isReady = this.hasArrived;
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

  /** Resolves after `quietMs` without activity, or after `budgetMs`. */
  async rest(budgetMs: number, quietMs = QUIET_MS): Promise<void> {
    const end = performance.now() + budgetMs;
    while (performance.now() < end && !this.wasIdleFor(quietMs)) await delay(POLL_MS);
  }

  /** Whether the page is navigating to another document. */
  get isMoving(): boolean {
    return !this.isReady || this.isMovingSoon || this.navigation !== undefined;
  }

  private wasIdleFor(quietMs: number): boolean {
    const now = performance.now();
    if (this.isMoving || now - this.changedAt < quietMs) return false;
    return ![...this.underWay.values()].some((since) => now - since < STALE_MS);
  }

  private isMain(frameId: string | undefined): boolean {
    return frameId === this.frameId;
  }

  private onCommit(): void {
    this.hasArrived = true;
    this.isReady = false;
    this.isMovingSoon = false;
    this.navigation = undefined;
    // Requests of the previous document no longer matter.
    this.underWay.clear();
    this.changed();
  }

  private changed(): void {
    this.changedAt = performance.now();
    this.onReady();
  }
}
