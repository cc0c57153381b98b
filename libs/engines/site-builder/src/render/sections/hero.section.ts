import { heroArt } from '../../design/art/hero-art.js';
import { actionRow } from '../action-link.js';
import type { RenderContext, SectionOf } from '../context.js';
import { markup, type Html, trusted } from '../../html/html.js';

/** Head of a page: the only h1. On the home page with the large picture, on others with a strip of it. */
export function renderHero(section: SectionOf<'hero'>, context: RenderContext): Html {
  const { site, words } = context;
  const isLarge = section.size === 'large';
  const eyebrow = isLarge
    ? [site.place, site.since === null ? null : words.since(site.since)].filter((part) => part !== null)
    : [];
  return markup`
    <section id="${section.id}" class="hero hero-${section.size}">
    <div class="wrap hero-grid">
    <div class="hero-copy">${eyebrow.length > 0 && markup`<p class="eyebrow">${eyebrow.join(' · ')}</p>`}
    <h1${hasLongWord(section.headline) && trusted(' class="long-word"')}>${section.headline}</h1>${section.text !== '' && markup`<p class="lead">${section.text}</p>`}${actionRow(section.actions, context)}</div>
    <div class="hero-art">${trusted(heroArt(site, context.page.slug, section.size))}</div></div></section>`;
}

/** Letters of a word that the largest type could not hold in its column. */
const LONG_WORD = 9;

function hasLongWord(headline: string): boolean {
  return headline
    .split(/[\s-]+/u)
    .some((word) => /^\p{Script=Latin}/u.test(word) && [...word].length > LONG_WORD);
}
