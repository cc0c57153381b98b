import type { Egress, EgressPass } from '@capstan/platform-outbound';
import { type BrowserContext, devices } from 'playwright-core';
import type { VisitOptions, VisitedPage } from '../browser.js';
import { BrowserError } from '../browser.error.js';
import type { ChromiumProcess } from '../chromium/chromium-process.js';
import { visitorUserAgent } from '../user-agent.js';
import { IsolatedWorld } from './isolated-world.js';
import { MainDocument } from './main-document.js';
import { QuietWatch } from './quiet.js';
import { VisitedDocument } from './visited-document.js';
import type { VisitEnd } from './visit-end.js';

const DEFAULT_VIEWPORT = { width: 1280, height: 800 };
const DEFAULT_MAX_BYTES = 50 * 1024 * 1024;

/** Of the time left, so much may pass until the page rests, and so much when it is on its way elsewhere. */
const REST_SHARE = 1 / 3;
const MOVE_SHARE = 2 / 3;
const MAX_REST_MS = 10_000;
const IDLE_SCRIPT =
  'new Promise((resolve) => { requestIdleCallback(resolve, { timeout: 500 }); setTimeout(resolve, 600); })';

/** What a visit works with. */
export interface VisitTools {
  options: VisitOptions;
  chromium: ChromiumProcess;
  egress: Egress;
  end: VisitEnd;
}

/** A page open for a visit; `close` frees what it held and may be called at any stage. */
export interface OpenVisit {
  read<T>(read: (page: VisitedPage) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens a context of its own, loads the page and waits until it rests. */
export class PageVisit {
  private context: Promise<BrowserContext> | undefined;
  private pass: EgressPass | undefined;

  constructor(private readonly tools: VisitTools) {}

  async run<T>(read: (page: VisitedPage) => Promise<T>): Promise<T> {
    const { options, end, egress, chromium } = this.tools;
    const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    const tooLarge = (): void =>
      end.fail(new BrowserError('too_large', `the page loads more than ${maxBytes} bytes`));
    this.pass = await end.race(egress.issuePass({ maxBytes, onOverflow: tooLarge }));
    const profile = profileOf(options);
    this.context = chromium.driver.newContext({
      ...profile,
      userAgent: visitorUserAgent(chromium.version, egress.userAgent, profile.userAgent),
      colorScheme: options.dark === true ? 'dark' : 'light',
      locale: 'en-US',
      acceptDownloads: false,
      serviceWorkers: 'block',
      proxy: { server: this.pass.proxyUrl },
    });
    const context = await end.race(this.context);
    const page = await end.race(context.newPage());
    context.on('page', (other) => {
      if (other !== page) void other.close().catch(() => {});
    });
    page.on('crash', () => end.fail(new BrowserError('crashed', 'the page crashed')));
    page.on('close', () => end.fail(new BrowserError('crashed', 'the page closed itself')));
    const cdp = await end.race(context.newCDPSession(page));
    const { frameTree } = await end.race(cdp.send('Page.getFrameTree'));
    const frameId = frameTree.frame.id;

    const document = new MainDocument(cdp, frameId, this.pass, end, async (url) => {
      const checked = egress.checkUrl(url);
      if (options.respectRobots === true) await egress.assertRobotsAllow(checked);
    });
    const quiet = new QuietWatch(cdp, frameId);
    let received = 0;
    cdp.on('Network.dataReceived', ({ dataLength }) => {
      received += dataLength;
      if (received > maxBytes) tooLarge();
    });
    await end.race(
      Promise.all([cdp.send('Page.enable'), cdp.send('Network.enable'), document.watch(), quiet.watch()]),
    );

    await end.race(document.open(options.url));
    const world = new IsolatedWorld(cdp, frameId);
    await this.settle(quiet, world);
    await this.waitFor(page);
    document.hold();
    end.throwIfOver();
    const { deviceScaleFactor } = profile;
    return end.race(read(new VisitedDocument(document, cdp, world, quiet, end, deviceScaleFactor)));
  }

  /** Frees everything; resolves when the context is gone. */
  async close(): Promise<void> {
    this.pass?.close();
    const context = await this.context?.catch(() => undefined);
    await context?.close().catch(() => {});
  }

  private async settle(quiet: QuietWatch, world: IsolatedWorld): Promise<void> {
    const { end } = this.tools;
    await end.race(quiet.ready());
    await end.race(quiet.rest(Math.min(MAX_REST_MS, end.remainingMs * REST_SHARE)));
    if (quiet.isMoving) {
      await end.race(quiet.rest(end.remainingMs * MOVE_SHARE));
      return;
    }
    // Rendering may still be at work, and ask for more.
    await end.race(world.evaluate(IDLE_SCRIPT));
    await end.race(quiet.rest(Math.min(MAX_REST_MS, end.remainingMs * REST_SHARE) / 2));
  }

  private async waitFor(page: import('playwright-core').Page): Promise<void> {
    const { options, end } = this.tools;
    const { waitFor } = options;
    if (waitFor === undefined) return;
    if ('ms' in waitFor) {
      await end.race(new Promise((resolve) => setTimeout(resolve, waitFor.ms)));
      return;
    }
    const found = page.locator(waitFor.selector).first().waitFor({ state: 'visible', timeout: 0 });
    await end.race(found);
  }
}

/** Size, scale and touch of what the page is opened on. */
function profileOf({ viewport, device, url }: VisitOptions) {
  const known = device === undefined ? undefined : devices[device];
  if (device !== undefined && known === undefined) {
    throw new BrowserError('invalid_url', `there is no device of that name for ${url}`);
  }
  return {
    viewport: viewport ?? known?.viewport ?? DEFAULT_VIEWPORT,
    deviceScaleFactor: known?.deviceScaleFactor ?? 1,
    isMobile: known?.isMobile ?? false,
    hasTouch: known?.hasTouch ?? false,
    userAgent: known?.userAgent,
  };
}
