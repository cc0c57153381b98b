import { appScript } from '../apps/app-script.js';
import { siteStyle } from '../design/style/site.style.js';
import { markFile } from '../design/logo.js';
import type { Site, SiteFiles } from '../model/site.js';
import { brandKit } from './brand-kit.js';
import { notFoundPage } from './not-found.js';
import { renderPage } from './page.js';
import { readme } from './readme.js';
import type { RenderOptions } from './render-options.js';
import { robots, sitemap, webManifest } from './site-metadata.js';
import { wordsOf } from './words/words-of.js';

/** All files of a site: pages, style, script, drawings, brand kit. The same site gives the same bytes. */
export function renderSite(site: Site, options: RenderOptions = {}): SiteFiles {
  const words = wordsOf(site.language);
  const files: SiteFiles = new Map();
  site.pages.forEach((page, index) => {
    files.set(`${page.slug}.html`, renderPage({ site, page, words }, index === 0, options));
  });
  files.set('404.html', notFoundPage(site, words, options));
  files.set('site.css', siteStyle(site));
  const script = appScript(site);
  if (script !== null) files.set('app.js', script);
  files.set('favicon.svg', markFile(site));
  files.set('site.webmanifest', webManifest(site));
  files.set('sitemap.xml', sitemap(site));
  files.set('robots.txt', robots());
  files.set('README.md', readme(site));
  for (const [path, content] of brandKit(site, words, options)) files.set(path, content);
  return files;
}
