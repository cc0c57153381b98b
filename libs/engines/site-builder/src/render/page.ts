import { appScript } from '../apps/app-script.js';
import type { Page, Section } from '../model/site.js';
import type { RenderContext } from './context.js';
import { htmlDocument } from './document.js';
import { siteFooter, siteHeader } from './frame.js';
import { markup } from '../html/html.js';
import { jsonLd } from './json-ld.js';
import type { RenderOptions } from './render-options.js';
import { renderSection } from './sections/render-section.js';
import { taglineBeside } from './tagline.js';

/** One page of the site as a document. */
export function renderPage(context: RenderContext, isHome: boolean, options: RenderOptions): string {
  const { site, page, words } = context;
  const title = isHome
    ? [site.name, taglineBeside(site)].filter(Boolean).join(' – ')
    : `${page.title} – ${site.name}`;
  const head = {
    title,
    description: isHome ? site.description : (pageDescription(page) ?? site.description),
    root: '',
    hasOgImage: options.hasOgImage ?? false,
    hasFonts: options.hasFonts ?? false,
    hasScript: appScript(site) !== null,
    jsonLd: isHome ? jsonLd(site) : null,
  };
  const sections = withHeading(page).map((section) => renderSection(section, context));
  const body = markup`${siteHeader(site, page, words)}
    <main id="main" tabindex="-1">${sections}</main>${siteFooter(context)}`;
  return htmlDocument(site, head, isHome ? 'home' : 'inner', body);
}

/** What the head of the page says of it, where that is enough for a search engine. */
function pageDescription(page: Page): string | null {
  const hero = page.sections.find((section) => section.type === 'hero');
  if (!hero) return null;
  const text = [hero.headline.replace(/[.!?]?$/u, '.'), hero.text].filter(Boolean).join(' ');
  return text.length >= 50 && text.length <= 200 ? text : null;
}

/** A page whose head was removed still needs its h1. */
function withHeading(page: Page): Section[] {
  if (page.sections.some((section) => section.type === 'hero')) return page.sections;
  const head: Section = {
    type: 'hero',
    id: 'page-head',
    headline: page.title,
    text: '',
    actions: [],
    size: 'small',
  };
  return [head, ...page.sections];
}
