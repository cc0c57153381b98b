import { escapeUTF8 } from 'entities';
import type { SiteDocument } from '@capstan/site-document';
import { themeAccent } from '../style/palette.js';
import { themeCss } from '../style/compose-style.js';

/** The first letter of the name on the accent color. */
export function favicon(document: SiteDocument): string {
  const { fill, onFill } = themeAccent(themeCss(document));
  const letter = /[\p{L}\p{N}]/u.exec(document.identity.name)?.[0]?.toUpperCase() ?? '•';
  const isSerif = ['hearth', 'counsel', 'vow', 'atelier', 'still'].includes(document.theme.id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${document.theme.accent ?? fill}"/><text x="32" y="45" font-family="${isSerif ? 'Georgia,serif' : 'Arial,sans-serif'}" font-size="38" font-weight="700" text-anchor="middle" fill="${onFill}">${escapeUTF8(letter)}</text></svg>\n`;
}
