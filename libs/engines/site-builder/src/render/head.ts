import { paletteOf } from '../design/palette.js';
import type { Site } from '../model/site.js';
import { markup, type Html } from '../html/html.js';

export interface HeadParts {
  title: string;
  description: string;
  /** Path back to the site's root: empty, or `../`. */
  root: string;
  hasOgImage: boolean;
  /** Whether `fonts/fonts.css` is there. */
  hasFonts: boolean;
  hasScript: boolean;
  /** Not for search engines: the brand kit, the page for what is not found. */
  isPrivate?: boolean;
  jsonLd?: Html | null;
}

/** Titles longer than this are cut off by search engines. */
const MAX_TITLE = 65;

/** The head of a document. Addresses are relative, so that it holds wherever the site is put. */
export function documentHead(site: Site, parts: HeadParts): Html {
  const { root } = parts;
  const title = shortened(parts.title, MAX_TITLE);
  return markup`
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <meta name="description" content="${parts.description}">${parts.isPrivate === true && markup`<meta name="robots" content="noindex">`}
    <meta name="color-scheme" content="${site.isDark ? 'dark' : 'light dark'}">${themeColours(site)}
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${site.name}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${parts.description}">
    <meta property="og:locale" content="${OG_LOCALES[site.language]}">${ogImage(site, parts)}
    <link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
    <link rel="manifest" href="${root}site.webmanifest">${parts.hasFonts && markup`<link rel="stylesheet" href="${root}fonts/fonts.css">`}
    <link rel="stylesheet" href="${root}site.css">${parts.hasScript && markup`<script src="${root}app.js" defer></script>`}${parts.jsonLd}</head>`;
}

const OG_LOCALES: Record<Site['language'], string> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  pt: 'pt_PT',
  ja: 'ja_JP',
};

function themeColours(site: Site): Html {
  const { light, dark } = paletteOf(site);
  if (site.isDark) return markup`<meta name="theme-color" content="${dark.bg}">`;
  return markup`
    <meta name="theme-color" content="${light.bg}" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="${dark.bg}" media="(prefers-color-scheme: dark)">`;
}

function ogImage(site: Site, { hasOgImage, root }: HeadParts): Html {
  if (!hasOgImage) return markup`<meta name="twitter:card" content="summary">`;
  return markup`
    <meta property="og:image" content="${root}og.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${site.name}">
    <meta name="twitter:card" content="summary_large_image">`;
}

/** A text cut at a word, with an ellipsis, where it is longer than `max` characters. */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,.;:–-]+$/u, '')}…`;
}
