import type { RecordField, RecordSchema, SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import { namesForm, visitorForms } from '../add/form-field.js';
import { contentWords, overlap } from '../words/words.js';

/** A question of a form. */
export interface Asked {
  record: RecordSchema;
  field: RecordField;
}

export const questionsOf = (site: SiteDocument): Asked[] =>
  visitorForms(site).flatMap((record) => record.fields.map((field) => ({ record, field })));

/** Those with answers to choose from, which are not the items or courses of the site. */
export const choicesOf = (site: SiteDocument): Asked[] =>
  questionsOf(site).filter(
    ({ field: { type, options = [] } }) =>
      (type === 'choice' || type === 'choices') && options.every(({ fact }) => fact === undefined),
  );

/** Whether a message names a form by the word for it: "in the form", not "sign up". */
export const saysForm = (folded: string, language: Language): boolean =>
  language.orders.formNoun.isIn(folded) || namesForm(folded, language);

/** The question that words name best: "the date of birth" is the date of birth of the pet; null where several fit as well. */
export function questionNamed(text: string, site: SiteDocument, language: Language): Asked | null {
  const words = contentWords(text, language);
  const types = new Set<string>(language.fieldTypes.find(fold(text)).map(({ key }) => key));
  const scored = questionsOf(site)
    .map((asked) => {
      const { label, type, id } = asked.field;
      const size = Math.max(1, contentWords(label, language).length);
      const hits = overlap(words, label, language);
      const isWhole = hasWords(text, label);
      return {
        asked,
        hits,
        score: isWhole
          ? 3 + size / 10
          : hits > 0
            ? 1 + hits / size
            : types.has(type) || types.has(id)
              ? 0.5
              : 0,
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  return best === undefined || best.score === second?.score ? null : best.asked;
}

/** The questions that have a usual name, of any form. */
export const visitorFormsWith = (id: string, site: SiteDocument): Asked[] =>
  questionsOf(site).filter(({ field }) => field.id === id);
