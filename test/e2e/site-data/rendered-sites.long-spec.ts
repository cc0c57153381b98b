import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type SiteDocument, THEME_IDS } from '@capstan/site-document';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { allComponents } from '../../../libs/engines/site-renderer/src/fixtures/all-components.js';
import { exampleNamed, exampleNames, itVisitsSite as it } from '../../harness/visited-site.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const VIEWS = [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
] as const;

const SITES: [name: string, document: SiteDocument][] = [
  ...exampleNames().map((name): [string, SiteDocument] => [`the example ${name}`, exampleNamed(name)]),
  ...THEME_IDS.map((id): [string, SiteDocument] => [`all components in ${id}`, allComponents(id)]),
];

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ' ' + nodes[0].target.join(' ')))`,
  );
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return [
    ...(violations as string[]),
    ...(overflow === 0 ? [] : [`wider than the window by ${String(overflow)}`]),
  ];
}

describe('rendered sites, in a browser', () => {
  it.for(SITES)('%s violates no rule of axe and fits its window', async ([, document], { visit, expect }) => {
    const { open } = await visit(document);
    for (const { path } of document.pages) {
      for (const view of VIEWS) {
        const page = await open(fileOf(path), { ...view, bypassCSP: true });
        expect(await findingsOn(page), `${path}, ${view.viewport.width} pixels, ${view.colorScheme}`).toEqual(
          [],
        );
        await page.close();
      }
    }
  });
});
