import type { ComponentId, SiteDocument } from '@capstan/site-document';
import { readAsset } from '../assets/asset-folder.js';
import { minifyCss } from './minify-css.js';
import { accentRules } from './palette.js';

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

export const themeCss = (document: SiteDocument): string =>
  readAsset(`style/themes/${document.theme.id}.css`);

/** The style sheet of a site: the rules of the components that it uses, then those of its theme. */
export function siteStyle(document: SiteDocument, fontCss: string): string {
  const { theme } = document;
  const used = document.pages.flatMap(({ sections }) => sections.map(({ component }) => component));
  const sheets = new Set(['page-title', ...used.flatMap((component) => SHARED[component] ?? [component])]);
  const scheme = `:root{color-scheme:${theme.scheme === 'auto' ? 'light dark' : theme.scheme}}\n`;
  return [
    fontCss,
    minifyCss(readAsset('style/base.css')),
    ...[...sheets].toSorted().map((name) => minifyCss(readAsset(`style/sections/${name}.css`))),
    minifyCss(themeCss(document)),
    theme.accent === undefined ? '' : accentRules(theme.accent, themeCss(document)),
    scheme,
  ].join('');
}
