import { DATA_SCHEMA_PATH, factsOnPages, type SiteDocument } from '@capstan/site-document';
import { readAsset } from './assets/asset-folder.js';
import { favicon } from './files/favicon.js';
import { readme } from './files/readme.js';
import { DOCUMENT_PATH, FACTS_PATH, factsFile, robots, sitemap } from './files/site-files.js';
import { pairingOf } from './fonts/pairings.js';
import { siteFonts } from './fonts/site-fonts.js';
import { neededCharacters } from './fonts/needed-characters.js';
import { fileOf } from './context/page-context.js';
import { notFoundPage } from './page/not-found.js';
import { renderPage } from './page/render-page.js';
import { socialCard } from './page/social-card.js';
import { dataSchemaFile } from './records/data-schema.js';
import { needsScript } from './records/script-data.js';
import { siteStyle, themeCss } from './style/compose-style.js';

/** Files by path. */
export type SiteFiles = Map<string, string | Uint8Array>;

export interface RenderOptions {
  /** Whether there is a picture for shared links next to the pages, `og.png`. */
  hasSocialImage?: boolean;
  /** HTML of pages by other authors, whose characters the typefaces need as well. */
  otherPages?: readonly string[];
}

/** All files of a site but its pictures. The same document gives the same bytes. */
export async function renderSite(
  document: SiteDocument,
  { hasSocialImage = false, otherPages = [] }: RenderOptions = {},
): Promise<SiteFiles> {
  const shown = new Set(factsOnPages(document).keys());
  const pages = document.pages.map((page): [string, string] => [
    fileOf(page.path),
    renderPage(document, page, { shown, hasSocialImage }),
  ]);
  const notFound = notFoundPage(document);
  const needed = neededCharacters(
    [...pages.map(([, html]) => html), notFound, socialCard(document), ...otherPages],
    document,
    themeCss(document),
  );
  const fonts = await siteFonts(pairingOf(document.theme, document.language), needed);
  const files: SiteFiles = new Map([...pages, ...fonts.files]);
  files.set('404.html', notFound);
  files.set('site.css', siteStyle(document, fonts.css));
  if (document.pages.some(needsScript)) files.set('site.js', readAsset('assets/site.js'));
  files.set('favicon.svg', favicon(document));
  files.set('sitemap.xml', sitemap(document));
  files.set('robots.txt', robots());
  files.set('README.md', readme(document));
  files.set(DOCUMENT_PATH, `${JSON.stringify(document, null, 2)}\n`);
  files.set(FACTS_PATH, factsFile(document));
  const schema = dataSchemaFile(document);
  if (schema !== null) files.set(DATA_SCHEMA_PATH, schema);
  return files;
}
