import { heroArt } from '../design/art/hero-art.js';
import { leastContrast } from '../design/contrast.js';
import { logoFile, markFile, markInline } from '../design/logo.js';
import { paletteOf, type Scheme } from '../design/palette.js';
import { familyOf, typographyOf } from '../design/typography.js';
import type { Site } from '../model/site.js';
import { htmlDocument } from './document.js';
import { escapeHtml, markup, type Html, trusted } from '../html/html.js';
import type { RenderOptions } from './render-options.js';
import type { Words } from './words/words.js';

/** Roles that the kit shows; the others follow from them. */
const SHOWN = [
  'bg',
  'surface',
  'text',
  'muted',
  'accent',
  'accent-ink',
  'accent-soft',
  'second',
  'deep',
] as const;

const AS_TEXT = new Set<string>(['text', 'muted', 'accent-ink']);

/** The files under `brand/`, by name. */
export function brandKit(site: Site, words: Words, { hasFonts = false }: RenderOptions): [string, string][] {
  return [
    ['brand/mark.svg', markFile(site)],
    ['brand/logo.svg', logoFile(site, escapeHtml(site.name))],
    ['brand/palette.json', paletteJson(site)],
    ['brand/index.html', kitPage(site, words, hasFonts)],
    ['brand/outline.html', outlinePage(site, words, hasFonts)],
    ['brand/og.html', openGraphPage(site, hasFonts)],
  ];
}

function paletteJson(site: Site): string {
  const { light, dark } = paletteOf(site);
  return `${JSON.stringify(site.isDark ? { dark } : { light, dark }, null, 2)}\n`;
}

function kitPage(site: Site, words: Words, hasFonts: boolean): string {
  const { brand } = words;
  const { light, dark } = paletteOf(site);
  const typography = typographyOf(site.tone, site.language);
  const schemes: [string, Scheme][] = site.isDark
    ? [[brand.dark, dark]]
    : [
        [brand.light, light],
        [brand.dark, dark],
      ];
  const body = markup`
    <header class="kit-head">
    <div class="wrap">
    <p class="eyebrow"><a href="../index.html">${site.name}</a></p>
    <h1>${brand.title}</h1>
    <p class="lead">${brand.intro}</p></div></header>
    <main id="main">
    <section class="section">
    <div class="wrap">
    <div class="section-head">
    <h2>${brand.logo}</h2></div>
    <div class="kit-logos">
    <div class="card kit-plate"><span class="brand">${trusted(markInline(site))}<span class="brand-name">${site.name}</span></span>
    <p><a href="logo.svg">${brand.download}: ${brand.logo} (SVG)</a></p></div>
    <div class="card kit-plate kit-mark">${trusted(markInline(site))}
    <p><a href="mark.svg">${brand.download}: ${brand.mark} (SVG)</a></p></div></div></div></section>
    <section class="section">
    <div class="wrap">
    <div class="section-head">
    <h2>${brand.palette}</h2></div>${schemes.map(([name, scheme]) => swatches(name, scheme, words))}
    <p><a href="palette.json">${brand.download}: palette.json</a></p></div></section>
    <section class="section">
    <div class="wrap">
    <div class="section-head">
    <h2>${brand.type}</h2></div>
    <dl class="kit-type">
    <div>
    <dt>${brand.headings}</dt>
    <dd>
    <p class="kit-sample-head">${brand.sample}</p>
    <p class="muted">${familyOf(typography.head)}</p></dd></div>
    <div>
    <dt>${brand.text}</dt>
    <dd>
    <p>${brand.sample}</p>
    <p class="muted">${familyOf(typography.body)}</p></dd></div></dl></div></section>
    <section class="section">
    <div class="wrap">
    <div class="section-head">
    <h2>${brand.tone}</h2></div>
    <p class="lead">${brand.tones[site.tone]}</p>${site.outline.length > 0 && markup`<p><a href="outline.html">${brand.outline}</a></p>`}</div></section></main>`;
  return htmlDocument(site, privateHead(`${brand.title} – ${site.name}`, brand.intro, hasFonts), 'kit', body);
}

function swatches(name: string, scheme: Scheme, words: Words): Html {
  const { brand } = words;
  const entries = SHOWN.map((role) => {
    const contrast = AS_TEXT.has(role)
      ? `${leastContrast(scheme[role], [scheme.bg]).toFixed(1)} : 1`
      : role === 'accent'
        ? `${leastContrast(scheme['accent-text'], [scheme.accent]).toFixed(1)} : 1 (${scheme['accent-text']})`
        : '–';
    return markup`
      <tr>
      <td>
      <svg class="swatch" viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" focusable="false"><rect width="48" height="32" fill="${scheme[role]}"></svg></td>
      <th scope="row">${brand.roles[role]}</th>
      <td><code>${scheme[role]}</code></td>
      <td>${contrast}</td></tr>`;
  });
  return markup`
    <section class="table-scroll" tabindex="0" aria-label="${name}">
    <table class="kit-table">
    <caption>${name}</caption>
    <thead>
    <tr>
    <th scope="col"><span class="visually-hidden">${brand.palette}</span></th>
    <th scope="col">${brand.tone === '' ? '' : brand.palette}</th>
    <th scope="col">Hex</th>
    <th scope="col">${brand.contrast}</th></tr></thead>
    <tbody>${entries}</tbody></table></section>`;
}

function outlinePage(site: Site, words: Words, hasFonts: boolean): string {
  const { brand } = words;
  const parts = site.outline.map(
    ({ heading, paragraphs }) =>
      markup`
        <section class="section">
        <div class="wrap section-grid">
        <div class="section-head">
        <h2>${heading}</h2></div>
        <div class="section-body prose">${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>`)}</div></div></section>`,
  );
  const body = markup`
    <header class="kit-head">
    <div class="wrap">
    <p class="eyebrow"><a href="index.html">${brand.title}</a></p>
    <h1>${brand.outline}</h1>
    <p class="lead">${site.name}${site.tagline !== '' && ` – ${site.tagline}`}</p></div></header>
    <main id="main">
    <div class="wrap kit-note">
    <p class="notice"><strong>${words.draft}.</strong> ${words.draftNote}</p></div>${parts}</main>`;
  return htmlDocument(
    site,
    privateHead(`${brand.outline} – ${site.name}`, site.description, hasFonts),
    'kit',
    body,
  );
}

/** The picture that shared links show, 1200 × 630, as a page: the service photographs it as `og.png`. */
function openGraphPage(site: Site, hasFonts: boolean): string {
  const body = markup`
    <main class="og" id="main">
    <div class="og-copy">
    <p class="brand">${trusted(markInline(site))}<span class="brand-name">${site.name}</span></p>
    <h1>${site.tagline === '' ? site.name : site.tagline}</h1>${site.place !== null && markup`<p class="lead">${site.place}</p>`}</div>
    <div class="og-art">${trusted(heroArt(site, 'index', 'large'))}</div></main>`;
  return htmlDocument(site, privateHead(site.name, site.description, hasFonts), 'og-page', body);
}

function privateHead(
  title: string,
  description: string,
  hasFonts: boolean,
): Parameters<typeof htmlDocument>[1] {
  return { title, description, root: '../', hasOgImage: false, hasFonts, hasScript: false, isPrivate: true };
}
