import { heroArt } from '../design/art/hero-art.js';
import type { Site } from '../model/site.js';
import { htmlDocument } from './document.js';
import { siteHeader } from './frame.js';
import { markup, trusted } from '../html/html.js';
import type { RenderOptions } from './render-options.js';
import type { Words } from './words/words.js';

/** `404.html`, which most hosts serve for addresses that do not exist. */
export function notFoundPage(site: Site, words: Words, { hasFonts = false }: RenderOptions): string {
  const { title, text, back } = words.notFound;
  const head = {
    title: `${title} – ${site.name}`,
    description: text,
    root: '',
    hasOgImage: false,
    hasFonts,
    hasScript: false,
    isPrivate: true,
  };
  const body = markup`${siteHeader(site, null, words)}
    <main id="main" tabindex="-1">
    <section class="hero hero-small">
    <div class="wrap hero-grid">
    <div class="hero-copy">
    <p class="eyebrow">404</p>
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="actions">
    <a class="button" href="index.html">${back}</a></div></div>
    <div class="hero-art">${trusted(heroArt(site, '404', 'small'))}</div></div></section></main>`;
  return htmlDocument(site, head, 'inner', body);
}
