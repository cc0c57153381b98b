import { decodeHTML } from 'entities';
import type { SiteDocument } from '@capstan/site-document';
import type { NeededCharacters } from './site-fonts.js';

/** Digits and what prices, times and dates are written with, so that an edited price does not need another file. */
const ALWAYS = '0123456789.,:;–-—·+%€$£¥ /()&!?\'"’“”„…→ ';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ@#*_=[]{}<>|~';
/** Letters with marks that visitors of these languages type. */
const MARKED: Record<string, string> = {
  de: 'äöüÄÖÜß',
  fr: 'àâæçéèêëîïôœùûüÿÀÂÇÉÈÊÎÔ«»',
  es: 'áéíóúñüÁÉÍÓÚÑ¿¡',
  it: 'àèéìòùÀÈÉ',
  pt: 'ãõáéíóúâêôàçÃÕÁÉÍÓÚÇ',
};

/** The characters of the text of pages, and those that visitors type into forms. */
export function neededCharacters(
  pages: readonly string[],
  { language, records }: SiteDocument,
  style: string,
): NeededCharacters {
  const text = pages.map(textOf).join('');
  const capitals = style.includes('text-transform') ? text.toUpperCase() : '';
  const typed = records.length > 0 ? LETTERS + (MARKED[language.split('-')[0] ?? ''] ?? '') : '';
  const characters = [...new Set(ALWAYS + text + capitals)].filter((character) => character >= ' ');
  return { shown: characters.toSorted().join(''), typed, hasItalics: style.includes('italic') };
}

const textOf = (html: string): string =>
  decodeHTML(html.replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/<[^>]*>/g, ''));
