import type { ComponentId, SiteDocument } from '@capstan/site-document';
import { readAsset } from '../assets/asset-folder.js';
import { minifyCss } from './minify-css.js';
import { onGround } from './ground.js';
import { accentRules, decorationRules, themeAccent } from './palette.js';

/** Components whose rules are in a style sheet that several share. */
const SHARED: Partial<Record<ComponentId, readonly string[]>> = {
  form: ['forms'],
  booking: ['forms'],
  order: ['forms'],
  entries: ['entries', 'forms'],
  hours: ['hours'],
  location: ['hours', 'location'],
  contact: ['hours', 'contact'],
  profile: ['people', 'profile'],
  gallery: ['gallery'],
};

/** The rules of the theme, on the background of the document if it has one of its own. */
export function themeCss({ theme }: SiteDocument): string {
  const css = readAsset(`style/themes/${theme.id}.css`);
  return theme.background === undefined ? css : onGround(theme.background, css);
}

/** The style sheet of a site: the rules of the components that it uses, then those of its theme. */
export function siteStyle(document: SiteDocument, fontCss: string): string {
  const { theme } = document;
  const used = document.pages.flatMap(({ sections }) => sections.map(({ component }) => component));
  const sheets = new Set(['page-title', ...used.flatMap((component) => SHARED[component] ?? [component])]);
  const css = themeCss(document);
  // On another background the accent of the theme may not be visible.
  const accent = theme.accent ?? (theme.background === undefined ? undefined : themeAccent(css).fill);
  const scheme = `:root{color-scheme:${theme.scheme === 'auto' ? 'light dark' : theme.scheme}}\n`;
  return [
    fontCss,
    minifyCss(readAsset('style/base.css')),
    ...[...sheets].toSorted().map((name) => minifyCss(readAsset(`style/sections/${name}.css`))),
    minifyCss(css),
    accent === undefined ? '' : accentRules(accent, css),
    theme.accent === undefined ? '' : decorationRules(theme.accent, css),
    scheme,
  ].join('');
}
