import type { SiteDocument } from '@capstan/site-document';
import { languageFor } from '../packs/language.js';
import { filled, reportWords } from './report-words.js';

/** What a site is, in two or three plain sentences in its language, so that its owner can correct them. */
export function describeSite({ language, identity, pages, records }: SiteDocument): string {
  const words = reportWords(language);
  const list = (entries: readonly string[]): string => new Intl.ListFormat(language).format(entries);
  const kind = languageFor(language).kindName(identity.kind);
  return [
    filled(words.site, { name: identity.name, kind }),
    pages.length === 1 ? words.page : filled(words.pages, { pages: list(pages.map(({ title }) => title)) }),
    ...(records.length === 0
      ? []
      : [
          filled(words.records, {
            records: list(records.map(({ plural }) => plural)),
          }),
        ]),
  ].join(' ');
}
