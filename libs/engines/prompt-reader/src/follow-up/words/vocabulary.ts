import { type SiteDocument, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { tokensOf } from '../../text/tokens.js';

/** The words of a document and of the changes that a message can ask for, to put typing errors right. */
export function vocabularyOf({ facts, identity, records }: SiteDocument, { grammar }: Language): Set<string> {
  const texts = [
    identity.name,
    ...facts.flatMap((fact) => wordsOfFact(fact)),
    ...records.flatMap(({ plural, fields }) => [plural, ...fields.map(({ label }) => label)]),
    ...Object.values(grammar.changes).flat(),
  ];
  return new Set(texts.flatMap((text) => tokensOf(fold(text)).map((token) => token.text)));
}
