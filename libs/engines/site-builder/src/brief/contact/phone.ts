import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';
import type { Language } from '../../model/vocabulary.js';

/** Countries whose national numbers prompts of a language most likely give, best first. */
const COUNTRIES: Record<Language, CountryCode[]> = {
  en: ['US', 'GB'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  es: ['ES', 'MX'],
  pt: ['PT', 'BR'],
  ja: ['JP'],
};
/** A number announced as one, for those that no numbering plan knows: `call 555-0123`. */
const ANNOUNCED =
  /(?:\b(?:phone|tel|telephone|telefon|call(?: us)?(?: at| on)?|ring|mobile|cell|handy|fon|téléphone|tél|appelez(?:-nous)?(?: au)?|teléfono|llámanos(?: al)?|whatsapp|telefone|ligue|telemóvel|celular)(?: (?:number|is|ist|nummer|au|al|no))?|電話(?:番号)?(?:は)?|☎|☏)[\s.:]{0,3}(\+?\(?\d[\d\s()./-]{4,22}\d)/iu;
const INTERNATIONAL = /\+\d[\d\s()./-]{5,20}\d/u;

function digitsOf(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

/** Runs of digits that are long enough for a number; few enough to try. */
const CANDIDATE = /(?<![\d.,:/-])\+?\(?\d[\d\s()./-]{5,22}\d(?![\d:])/gu;
const MAX_CANDIDATES = 12;

function candidates(text: string): string[] {
  return text.match(CANDIDATE)?.slice(0, MAX_CANDIDATES) ?? [];
}

/** The first telephone number: in international form where it is a valid one, else as written. */
export function readPhone(text: string, country: string | null, language: Language): string | null {
  const known = country !== null && isSupportedCountry(country) ? [country] : [];
  for (const defaultCountry of [...known, ...COUNTRIES[language]])
    for (const candidate of candidates(text)) {
      const found = findPhoneNumbersInText(candidate, { defaultCountry })[0];
      if (found !== undefined) return found.number.formatInternational();
    }
  const written = ANNOUNCED.exec(text)?.[1] ?? INTERNATIONAL.exec(text)?.[0];
  if (written === undefined) return null;
  const count = digitsOf(written);
  return count >= 6 && count <= 15 ? written.trim() : null;
}
