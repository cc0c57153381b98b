import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type SiteDocument, validateDocument } from '@capstan/site-document';
import { renderSite } from '@capstan/site-renderer';
import type { Browser, Page } from 'playwright-core';
import { it } from 'vitest';
import { startChromium } from './chromium.js';
import { type SitesApp, type TestSite, startSites } from './sites.js';

const EXAMPLES = resolve(import.meta.dirname, '../../libs/engines/site-renderer/fixtures');

/** A document, rendered and published by the service. */
export interface VisitedSite {
  site: TestSite;
  /** URL with a trailing slash. */
  url: string;
  /** Sends an entry like the script of a page does. */
  send: (record: string, values: object) => Promise<void>;
  /** The stored entries of a record, in order of arrival. */
  stored: (record: string) => Promise<Record<string, unknown>[]>;
  open: (path: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
}

interface Service {
  app: SitesApp;
  accountId: string;
}

/** `it` for cases that visit rendered documents concurrently, in one browser. */
export const itVisitsSite = it.extend<{
  browser: Browser;
  service: Service;
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
  service: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const app = await startSites();
      const { accountId } = await app.createAccount();
      await use({ app, accountId });
      await app.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ browser, service }, use) => {
    const closers: (() => Promise<void>)[] = [];
    await use(async (site) => {
      const document = typeof site === 'string' ? exampleNamed(site) : site;
      return visited(await publish(service, document), service.app, browser, closers);
    });
    await Promise.all(closers.map((close) => close()));
  },
});

async function publish({ app, accountId }: Service, document: SiteDocument): Promise<TestSite> {
  return app.addSite(accountId, Object.fromEntries(await renderSite(document)));
}

function visited(
  site: TestSite,
  app: SitesApp,
  browser: Browser,
  closers: (() => Promise<void>)[],
): VisitedSite {
  const root = app.url + site.path;
  return {
    site,
    url: root,
    async send(record, values) {
      const answer = await fetch(`${root}_data/${record}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(values),
      });
      if (answer.status !== 201) throw new Error(await answer.text());
    },
    async stored(record) {
      const rows = await app.dataSource.query<{ data: Record<string, unknown> }[]>(
        'SELECT data FROM site_entries WHERE site_id = $1 AND collection = $2 ORDER BY number',
        [site.siteId, record],
      );
      return rows.map(({ data }) => data);
    },
    async open(path, options = {}) {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      closers.push(() => context.close());
      const page = await context.newPage();
      await page.goto(root + path);
      return page;
    },
  };
}

/** An example document by the name of its file. */
export function exampleNamed(name: string): SiteDocument {
  return checked(JSON.parse(readFileSync(resolve(EXAMPLES, `${name}.json`), 'utf8')));
}

/** @throws Error with the faults of the document. */
export function checked(document: unknown): SiteDocument {
  const result = validateDocument(document);
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.document;
}

export const exampleNames = (): string[] => readdirSync(EXAMPLES).map((file) => file.replace('.json', ''));
