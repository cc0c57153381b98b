import { setTimeout as delay } from 'node:timers/promises';
import type { Egress, EgressPass } from '@capstan/platform-outbound';
import type { BrowserContext, Page } from 'playwright-core';
import type { VisitOptions, VisitedPage } from '../browser.js';
import { BrowserError } from '../browser.error.js';
import { asBrowserError } from '../browser-fault.js';
import type { ChromiumProcess } from '../chromium/chromium-process.js';
import { type DeviceProfile, deviceProfile } from '../devices.js';
import { playwright } from '../playwright.js';
import { visitorUserAgent } from '../user-agent.js';
import { IsolatedWorld } from './isolated-world.js';
import { MainDocument } from './main-document.js';
import { QuietWatch } from './quiet.js';
import { VisitedDocument } from './visited-document.js';
import type { VisitEnd } from './visit-end.js';

const DEFAULT_MAX_BYTES = 50 * 1024 * 1024;

/** Shares of the remaining time for waiting until the page is idle, and until it has navigated. */
const REST_SHARE = 1 / 3;
const MOVE_SHARE = 2 / 3;
const MAX_REST_MS = 5000;
const SHORT_QUIET_MS = 100;
/** Part of the remaining time that waiting for a selector leaves, so that its absence is reported before the deadline. */
const SELECTOR_MARGIN_SHARE = 1 / 15;
const MIN_SELECTOR_MARGIN_MS = 250;

const IDLE_SCRIPT =
  'new Promise((resolve) => { requestIdleCallback(resolve, { timeout: 500 }); setTimeout(resolve, 600); })';

/** Dependencies of a visit. */
export interface VisitTools {
  options: VisitOptions;
  chromium: ChromiumProcess;
  egress: Egress;
  end: VisitEnd;
}

/** One visit: a context and a pass, the page loaded and idle. */
export class PageVisit {
  private readonly profile: DeviceProfile;
  private context: Promise<BrowserContext> | undefined;
  private pass: EgressPass | undefined;

  /** @throws RangeError for an unknown device. */
  constructor(private readonly tools: VisitTools) {
    this.profile = deviceProfile(tools.options);
  }

  /** @throws BrowserError */
  async load(): Promise<VisitedPage> {
    try {
      return await this.tools.end.race(this.open());
    } catch (error) {
      throw asBrowserError(error);
    }
  }

  /** Frees all resources, at any stage; resolves when the context is closed. */
  async close(): Promise<void> {
    this.pass?.close();
    const context = await this.context?.catch(() => undefined);
    await context?.close().catch(() => {});
  }

  private async open(): Promise<VisitedPage> {
    const { options, end, egress } = this.tools;
    const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    const tooLarge = (): void =>
      end.fail(new BrowserError('too_large', `the page loads more than ${maxBytes} bytes`));
    const pass = await egress.issuePass({ maxBytes, onOverflow: tooLarge });
    this.pass = pass;
    end.throwIfOver();
    const { page, cdp, frameId } = await this.openPage(pass.proxyUrl);
    const document = new MainDocument(cdp, frameId, pass, end, async (url) => {
      const checked = egress.checkUrl(url);
      if (options.respectRobots === true) await egress.assertRobotsAllow(checked);
    });
    const quiet = new QuietWatch(cdp, frameId);
    // The pass counts bytes on the wire; this counts decompressed bytes.
    let received = 0;
    cdp.on('Network.dataReceived', ({ dataLength }) => {
      received += dataLength;
      if (received > maxBytes) tooLarge();
    });
    await Promise.all([cdp.send('Page.enable'), cdp.send('Network.enable'), document.watch(), quiet.watch()]);
    await document.open(options.url);
    const world = new IsolatedWorld(cdp, frameId);
    await this.settle(document, quiet, world);
    await this.waitFor(page);
    await document.hold();
    await document.blankIfEmpty();
    end.throwIfOver();
    return new VisitedDocument(document, cdp, world, quiet, end, this.profile.deviceScaleFactor);
  }

  private async openPage(proxyUrl: string) {
    const { options, end, egress, chromium } = this.tools;
    this.context = chromium.driver.newContext({
      ...this.profile,
      userAgent: visitorUserAgent(chromium.version, egress.userAgent, this.profile.userAgent),
      colorScheme: options.dark === true ? 'dark' : 'light',
      locale: 'en-US',
      acceptDownloads: false,
      // An empty list rejects all; without one, a page that asks would wait for an answer without limit.
      permissions: [],
      serviceWorkers: 'block',
      proxy: { server: proxyUrl },
    });
    const context = await this.context;
    end.throwIfOver();
    const page = await context.newPage();
    context.on('page', (popup) => void popup.close().catch(() => {}));
    page.on('crash', () => end.fail(new BrowserError('crashed', 'the page crashed')));
    const cdp = await context.newCDPSession(page);
    const { frameTree } = await cdp.send('Page.getFrameTree');
    return { page, cdp, frameId: frameTree.frame.id };
  }

  private async settle(document: MainDocument, quiet: QuietWatch, world: IsolatedWorld): Promise<void> {
    const { end } = this.tools;
    const budgetMs = (): number => Math.min(MAX_REST_MS, end.remainingMs * REST_SHARE);
    await quiet.ready();
    if (document.isSpent) await document.hold();
    await quiet.rest(budgetMs());
    // While the page navigates, the unfinished document is not the requested one.
    if (quiet.isMoving) await quiet.rest(end.remainingMs * MOVE_SHARE);
    if (quiet.isMoving) return;
    // Rendering may still be running, and request more.
    const before = document.shown;
    try {
      await world.evaluate(IDLE_SCRIPT);
    } catch (error) {
      end.throwIfOver();
      if (!quiet.isMoving && document.shown === before) throw error;
      // The page navigated and ended the script; the next document has to become idle too.
      return this.settle(document, quiet, world);
    }
    await quiet.rest(budgetMs(), SHORT_QUIET_MS);
  }

  private async waitFor(page: Page): Promise<void> {
    const { options, end } = this.tools;
    const { waitFor } = options;
    if (waitFor === undefined) return;
    if ('ms' in waitFor) {
      await delay(waitFor.ms, undefined, { signal: end.signal });
      return;
    }
    const marginMs = Math.max(MIN_SELECTOR_MARGIN_MS, end.remainingMs * SELECTOR_MARGIN_SHARE);
    const timeout = Math.max(1, end.remainingMs - marginMs);
    const missing = (cause?: unknown): BrowserError =>
      new BrowserError('selector_not_found', 'no visible element matched the selector', { cause });
    try {
      const seen = page.locator(`css=${waitFor.selector}`).first().waitFor({ state: 'visible', timeout });
      // On a busy machine the deadline may pass before the margin.
      await end.awaiting(missing(), seen);
    } catch (cause) {
      // Playwright also throws for an invalid selector.
      const isGone = page.isClosed() || end.signal.aborted;
      if (isGone || !(cause instanceof playwright().errors.TimeoutError || isSyntaxFault(cause))) throw cause;
      throw missing(cause);
    }
  }
}

function isSyntaxFault(error: unknown): boolean {
  return error instanceof Error && /selector|css/i.test(error.message);
}
