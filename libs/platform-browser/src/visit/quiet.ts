import type { CDPSession } from 'playwright-core';

/** No request under way for so long: the page has come to rest. */
export const QUIET_MS = 400;
/** A meta refresh later than this is a ticker, not a redirect. */
const SOON_SECONDS = 5;
/** These stay open by design, or bring nothing that would be seen. */
const NEVER_ENDING = new Set(['EventSource', 'Media', 'Ping', 'WebSocket', 'CSPViolationReport']);

/** Watches what a page is busy with, so that one can wait until it rests. */
export class QuietWatch {
  private readonly underWay = new Set<string>();
  private readonly cdp: CDPSession;
  private hasCome = false;
  private isReady = false;
  private navigation: string | undefined;
  private isMovingSoon = false;
  private listener: () => void = () => {};

  constructor(
    cdp: CDPSession,
    private readonly frameId: string,
  ) {
    this.cdp = cdp;
  }

  async watch(): Promise<void> {
    const { cdp } = this;
    const isMain = (frameId: string | undefined): boolean => frameId === this.frameId;
    const changed = <T>(react: (event: T) => void) => {
      return (event: T): void => {
        react(event);
        this.listener();
      };
    };
    const ended = changed(({ requestId }: { requestId: string }) => {
      this.underWay.delete(requestId);
      if (this.navigation === requestId) this.navigation = undefined;
    });
    cdp.on(
      'Network.requestWillBeSent',
      changed(({ requestId, type = 'Other', loaderId, frameId }) => {
        if (!NEVER_ENDING.has(type)) this.underWay.add(requestId);
        if (type === 'Document' && requestId === loaderId && isMain(frameId)) this.navigation = requestId;
      }),
    );
    cdp.on('Network.loadingFinished', ended);
    cdp.on('Network.loadingFailed', ended);
    cdp.on(
      'Page.frameNavigated',
      changed(({ frame }) => {
        if (!isMain(frame.id)) return;
        this.hasCome = true;
        this.isReady = false;
        this.isMovingSoon = false;
        this.navigation = undefined;
        // What the document before had asked for is of no interest any more.
        this.underWay.clear();
      }),
    );
    cdp.on(
      'Page.lifecycleEvent',
      changed(({ frameId, name }) => {
        // The empty page before the first document is ready, too.
        if (isMain(frameId) && name === 'DOMContentLoaded') this.isReady = this.hasCome;
      }),
    );
    cdp.on(
      'Page.frameStoppedLoading',
      changed(({ frameId }) => {
        // A page that wanted to move on and was kept never becomes ready by itself.
        if (isMain(frameId)) this.isReady = this.hasCome;
      }),
    );
    cdp.on(
      'Page.frameScheduledNavigation',
      changed(({ frameId, delay }) => {
        if (isMain(frameId) && delay <= SOON_SECONDS) this.isMovingSoon = true;
      }),
    );
    cdp.on(
      'Page.frameClearedScheduledNavigation',
      changed(({ frameId }) => {
        if (isMain(frameId)) this.isMovingSoon = false;
      }),
    );
    await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
  }

  /** Resolves when the document has been parsed. */
  ready(): Promise<void> {
    return this.until(() => this.isReady && this.navigation === undefined, 0);
  }

  /** Resolves when nothing has been under way for `quietMs`, or after `budgetMs`. */
  async rest(budgetMs: number, quietMs = QUIET_MS): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, budgetMs)));
    await Promise.race([over, this.until(() => this.isAtRest, quietMs)]);
    clearTimeout(timer);
  }

  /** Whether the page is on its way to another document. */
  get isMoving(): boolean {
    return !this.isReady || this.isMovingSoon || this.navigation !== undefined;
  }

  private get isAtRest(): boolean {
    return !this.isMoving && this.underWay.size === 0;
  }

  /** Resolves when the condition has held for so long. One waits at a time. */
  private until(holds: () => boolean, forMs: number): Promise<void> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      this.listener = () => {
        clearTimeout(timer);
        if (!holds()) return;
        if (forMs === 0) resolve();
        else timer = setTimeout(resolve, forMs);
      };
      this.listener();
    });
  }
}
