import type { Section, SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';

/** The notice above everything else on the home page. */
export const noticeOf = ({ pages }: SiteDocument): Section | undefined =>
  pages[0]!.sections.find(({ component }) => component === 'notice');

/** The facts of the notice, if a message names it: "the banner". */
export function factsOfNotice(text: string, document: SiteDocument, language: Language): readonly string[] {
  return language.notices.noun.isIn(fold(text)) ? (noticeOf(document)?.facts ?? []) : [];
}
