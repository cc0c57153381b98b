import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Brief, composeSite, type Site, siteFiles, type SiteState } from '@capstan/site-builder';
import { appBrief } from '../../libs/engines/site-builder/src/apps/fixtures/app-site.js';
import { startChromium } from './chromium.js';
import { SiteDataServer } from './site-data.server.js';

type App = NonNullable<Brief['app']>;
type Visit = (app: App, partial?: Partial<Brief>) => Promise<VisitedApp>;

/** The resources of a case. Cases run concurrently, so each has its own. */
class Opened {
  readonly closers: (() => Promise<void> | void)[] = [];
  /** Errors logged by pages; error responses of the service are in Chromium's log too, and are excluded. */
  readonly complaints: string[] = [];

  async close(): Promise<void> {
    for (const close of this.closers.toReversed()) await close();
    expect(this.complaints).toEqual([]);
  }
}

/** A site with an app, served like previews. */
export class VisitedApp {
  constructor(
    readonly site: Site,
    readonly server: SiteDataServer,
    private readonly address: string,
    private readonly opened: Opened,
    private readonly browser: Browser,
  ) {}

  get file(): string {
    const page = this.site.pages.find(({ sections }) => sections.some(({ type }) => type === 'app'));
    return `${page!.slug}.html`;
  }

  async page(options: Parameters<Browser['newContext']>[0] = {}, path = this.file): Promise<Page> {
    const context: BrowserContext = await this.browser.newContext({ locale: 'en-GB', ...options });
    const { closers, complaints } = this.opened;
    closers.push(() => context.close());
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const isOfService = message.location().url.includes('/_data/');
      if (message.type() === 'error' && !isOfService) complaints.push(message.text());
    });
    await page.goto(this.address + path);
    return page;
  }
}

/** `it` for cases that visit apps concurrently, in one browser. */
export const itVisits = it.extend<{ browser: Browser; visit: Visit }>({
  browser: [
    // Vitest reads from the pattern which fixtures this one needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await startChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ browser }, use) => {
    const opened = new Opened();
    await use(async (app, partial = {}) => {
      const state: SiteState = { version: 1, brief: appBrief(app, partial), edits: [] };
      const files = new Map([...siteFiles(state)].map(([path, content]) => [path, content.toString()]));
      const site = composeSite(state);
      const server = new SiteDataServer(files, site.collections);
      const address = await server.start();
      opened.closers.push(() => server.stop());
      return new VisitedApp(site, server, address, opened, browser);
    });
    await opened.close();
  },
});
