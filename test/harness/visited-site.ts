import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type CollectionSpec,
  DATA_SCHEMA_PATH,
  type SiteDocument,
  validateDocument,
} from '@capstan/site-document';
import { renderSite } from '@capstan/site-renderer';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { it } from 'vitest';
import { startChromium } from './chromium.js';
import { SiteDataServer } from './site-data.server.js';

const EXAMPLES = resolve(import.meta.dirname, '../../libs/engines/site-renderer/fixtures');

/** A document, rendered and served like a preview. */
export interface VisitedSite {
  server: SiteDataServer;
  open: (path: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
}

/** `it` for cases that visit rendered example documents concurrently, in one browser. */
export const itVisitsSite = it.extend<{
  browser: Browser;
  visit: (site: string | SiteDocument) => Promise<VisitedSite>;
}>({
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
    const closers: (() => Promise<void> | void)[] = [];
    await use(async (site) => {
      const server = await serve(typeof site === 'string' ? exampleNamed(site) : site);
      const address = await server.start();
      closers.push(() => server.stop());
      return {
        server,
        open: async (path, options = {}) => {
          const context: BrowserContext = await browser.newContext({ locale: 'en-GB', ...options });
          closers.push(() => context.close());
          const page = await context.newPage();
          await page.goto(address + path);
          return page;
        },
      };
    });
    for (const close of closers.toReversed()) await close();
  },
});

/** An example document by the name of its file. */
export function exampleNamed(name: string): SiteDocument {
  const checked = validateDocument(JSON.parse(readFileSync(resolve(EXAMPLES, `${name}.json`), 'utf8')));
  if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
  return checked.document;
}

export const exampleNames = (): string[] => readdirSync(EXAMPLES).map((file) => file.replace('.json', ''));

async function serve(document: SiteDocument): Promise<SiteDataServer> {
  const files = await renderSite(document);
  const texts = [...files].flatMap(([path, content]) =>
    typeof content === 'string' ? [[path, content] as const] : [],
  );
  const schema = JSON.parse(String(files.get(DATA_SCHEMA_PATH) ?? '{}')) as {
    collections?: CollectionSpec[];
  };
  return new SiteDataServer(new Map(texts), schema.collections ?? []);
}
