import type { Language } from '../../model/vocabulary.js';
import { LANGUAGE_NAMES } from '../words/language-names.js';
import { COLOUR_NAMES } from '../words/colour-names.js';
import { Lexicon } from '../text/lexicon.js';
import type { PromptText, Token } from '../text/prompt-text.js';
import { CITIES_BY_COUNTRY, JAPANESE_PLACES } from './cities.js';

const cities = new Lexicon<string>(CITIES_BY_COUNTRY, 'ja');

const PREPOSITIONS: Record<Exclude<Language, 'ja'>, ReadonlySet<string>> = {
  en: set('in near around outside'),
  de: set('in bei aus nahe um'),
  fr: set('a en dans'),
  es: set('en cerca'),
  pt: set('em no na'),
};
const CONNECTORS = set('am an der de la le les sur upon on under the del do da dos das in bei sous en');
const NOT_PLACES = set(
  'january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag handarbeit form zukunft ruhe zusammenarbeit familienhand generation teilzeit bio stil farben farbe tonen schwarz weiss kombination verbindung absprache deutschland-weit html css javascript react word excel pdf google instagram facebook english christmas easter spring summer autumn winter fruhling sommer herbst hand haus stock jahr kurze leben linie meiner unserer facebook whatsapp',
);
const ABSTRACT = /(?:ung|heit|keit|schaft|tion|tät|form|weise|arbeit|qualität|stil)$/;

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function isPlaceWord(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.isCapital &&
    !NOT_PLACES.has(token.key) &&
    !Object.hasOwn(LANGUAGE_NAMES, token.key) &&
    !Object.hasOwn(COLOUR_NAMES, token.key)
  );
}

/** Last token of the place that starts at `first`. */
function endOfPlace(tokens: Token[], first: number): number {
  let last = first;
  const sentence = tokens[first]?.sentence;
  while (last - first < 8) {
    const next = tokens[last + 1];
    if (next === undefined || next.sentence !== sentence) break;
    if (isPlaceWord(next)) last += 1;
    else if (/^[-'.]$/.test(next.text) && next.start === tokens[last]?.end && tokens[last + 2]?.isWord) {
      if (next.text === '.' && (tokens[last] as Token).text.length > 2) break;
      last += 2;
    } else if (CONNECTORS.has(next.key) && joinsPlace(tokens, last + 1)) last += 2;
    else break;
  }
  return withRegion(tokens, last);
}

/** A connector between capitals, as in `Frankfurt am Main`; `in` and `en` only where a hyphen or town follows it. */
function joinsPlace(tokens: Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (!isPlaceWord(next)) return false;
  return (
    !['in', 'en', 'on', 'an', 'bei', 'the'].includes((tokens[index] as Token).key) ||
    tokens[index - 1]?.end === tokens[index]?.start
  );
}

/** Includes `, Oregon` and `, NY` after a town. */
function withRegion(tokens: Token[], last: number): number {
  const region = tokens[last + 2];
  if (tokens[last + 1]?.text !== ',' || region === undefined || region.sentence !== tokens[last]?.sentence)
    return last;
  if (/^[A-Z]{2}$/.test(region.text)) return last + 2;
  return region.isCapital && cities.at(tokens, last + 2) !== null
    ? (cities.at(tokens, last + 2)?.last ?? last)
    : last;
}

function afterPreposition({ text, tokens }: PromptText, language: Exclude<Language, 'ja'>): string | null {
  for (const [index, token] of tokens.entries()) {
    if (!PREPOSITIONS[language].has(token.key) && !PREPOSITIONS.en.has(token.key)) continue;
    const known = cities.at(tokens, index + 1);
    const first = tokens[index + 1];
    if (first === undefined || first.sentence !== token.sentence) continue;
    if (known !== null && !known.isPart) {
      const last = first.isCapital ? Math.max(endOfPlace(tokens, index + 1), known.last) : known.last;
      return asPlace(text.slice(first.start, tokens[last]?.end));
    }
    if (!isPlaceWord(first)) continue;
    if (language === 'de' && (ABSTRACT.test(first.key) || token.key === 'um')) continue;
    return text.slice(first.start, tokens[endOfPlace(tokens, index + 1)]?.end);
  }
  return null;
}

/** Lower-case towns as proper names: `new york` → `New York`. */
function asPlace(place: string): string {
  return /\p{Lu}/u.test(place)
    ? place
    : place.replaceAll(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function japanesePlace(text: string): string | null {
  const full = /[\p{Script=Han}]{2,3}[都道府県]?[\p{Script=Han}]{1,4}[市区町村](?=[のにでは、,])/u.exec(
    text,
  )?.[0];
  if (full !== undefined) return full;
  let best: { name: string; at: number } | null = null;
  for (const name of JAPANESE_PLACES) {
    const at = text.indexOf(name);
    if (
      at === -1 ||
      !/^[都府県市区]?(?:の|に|で|・|、|駅|を|発|在住|郊外|と|にある)/.test(text.slice(at + name.length))
    )
      continue;
    if (best === null || at < best.at)
      best = { name: name + (/^[都府県市区]/.exec(text.slice(at + name.length))?.[0] ?? ''), at };
  }
  return best?.name ?? null;
}

/** The town, quarter or region that a prompt gives; null when it gives none. */
export function readPlace(prompt: PromptText, language: Language): string | null {
  if (language === 'ja') return japanesePlace(prompt.text) ?? afterPreposition(prompt, 'en');
  const stated = afterPreposition(prompt, language);
  if (stated !== null) return stated;
  const known = cities
    .find(prompt)
    .find((hit) => !hit.isPart && prompt.tokens[hit.first]?.isCapital === true);
  return known === undefined ? null : prompt.text.slice(known.start, known.end);
}

/** ISO 3166 code of the first known place of a prompt; null when there is none. */
export function readCountry(prompt: PromptText): string | null {
  return cities.find(prompt).find((hit) => !hit.isPart)?.value ?? null;
}

/** True for the name of a known town or region. */
export function isKnownPlace(text: string): boolean {
  return cities.has(text);
}
