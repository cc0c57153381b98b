import type { BrowserContext, Page, Route } from 'playwright-core';
import { asBrowserError } from '../browser-fault.js';
import type { ChromiumProcess } from '../chromium/chromium-process.js';
import type { VisitEnd } from '../visit/visit-end.js';
import type { InspectOptions, InspectedPage, InspectedSite, PageView } from './inspected-site.js';

/** A host that never resolves; every request is answered from memory anyway. */
const ROOT = 'http://site.invalid/';
const MAX_FAULTS = 50;

const PAPER = {
  format: 'A4',
  margin: { top: '18mm', right: '18mm', bottom: '20mm', left: '18mm' },
  printBackground: true,
  tagged: true,
  outline: true,
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate:
    '<div style="width:100%;text-align:center;font:8pt sans-serif;color:#59636e"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
};

/** A context whose requests are all answered from memory. */
export class SiteVisit implements InspectedSite {
  private page: Page | undefined;
  private faults: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    private readonly end: VisitEnd,
  ) {}

  static async start(
    chromium: ChromiumProcess,
    { answer }: Pick<InspectOptions, 'answer'>,
    end: VisitEnd,
  ): Promise<SiteVisit> {
    const context = await chromium.driver.newContext({
      acceptDownloads: false,
      permissions: [],
      serviceWorkers: 'block',
      // A running transition would be judged in an intermediate state.
      reducedMotion: 'reduce',
      locale: 'en-US',
    });
    const visit = new SiteVisit(context, end);
    await context.route('**/*', (route) => visit.respond(route, answer));
    return visit;
  }

  async open(path: string, view: PageView): Promise<InspectedPage> {
    this.faults = [];
    const { faults } = this;
    const page = await this.step(this.pageOf());
    await this.step(setView(page, view));
    const response = await this.step(page.goto(new URL(path, ROOT).href, { waitUntil: 'load' }));
    return {
      status: response?.status() ?? 0,
      faults,
      view: (next) => this.step(setView(page, next)),
      evaluate: (expression) => this.step(page.evaluate(expression)),
      picture: (type = 'png') => this.step(page.screenshot({ type })),
      pdf: () => this.step(page.pdf(PAPER)),
    };
  }

  async close(): Promise<void> {
    await this.context.close().catch(() => {});
  }

  private async step<T>(work: Promise<T>): Promise<T> {
    try {
      return await this.end.race(work);
    } catch (error) {
      throw asBrowserError(error);
    }
  }

  private async pageOf(): Promise<Page> {
    if (this.page) return this.page;
    const page = await this.context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') this.note(message.text());
    });
    page.on('pageerror', (error) => this.note(error.message));
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    this.page = page;
    return page;
  }

  private note(fault: string): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push(fault.slice(0, 300));
  }

  private async respond(route: Route, answer: InspectOptions['answer']): Promise<void> {
    const request = route.request();
    const url = request.url();
    const path = url.startsWith(ROOT) ? new URL(url).pathname.slice(1) : undefined;
    const found = path === undefined ? null : answer({ method: request.method(), path: decoded(path) });
    try {
      if (found === null) {
        if (path === undefined)
          this.note(`the page requests ${url.slice(0, 200)}, which is not part of the site`);
        await route.abort('blockedbyclient');
      } else {
        const body = typeof found.body === 'string' ? found.body : Buffer.from(found.body);
        await route.fulfill({ status: found.status, headers: found.headers, body });
      }
    } catch {
      // The page navigated, or the visit is over.
    }
  }
}

async function setView(page: Page, { width, height, isDark }: PageView): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
