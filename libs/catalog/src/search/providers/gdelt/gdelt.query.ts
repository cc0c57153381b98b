import { STOP_WORDS } from '@capstan/text-analysis';
import type { SearchParams } from '../../search.params.js';
import { GDELT_LANGUAGES } from './gdelt.languages.js';

/** GDELT rejects a query with a word outside these limits, or a phrase below its minimum. */
const MIN_WORD_LENGTH = 3;
const MAX_WORD_LENGTH = 30;
const MIN_PHRASE_LENGTH = 5;
const MAX_PHRASE_LENGTH = 80;
/** `US` is a country, `us` is not. */
const ACRONYM = /^\p{Lu}{2}$/u;
/** All words must be in one article: with more of them nothing matches. */
const MAX_TERMS = 8;

const PHRASE_OR_WORD = /"([^"]*)"|([\p{L}\p{N}\p{M}]+(?:['’.&-][\p{L}\p{N}\p{M}]+)*)/gu;
const POSSESSIVE = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/gu;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

interface Word {
  text: string;
  /** Position among the words of the query, to detect neighbors. */
  place: number;
}

/**
 * Builds the search terms for GDELT: distinctive words and quoted phrases, all of which must occur. A word too short to
 * be alone ("EU") joins the next one in a phrase. `undefined` if no valid term remains.
 */
export function gdeltTerms(query: string): string | undefined {
  const phrases: string[] = [];
  const words: Word[] = [];
  let place = 0;
  for (const [, quoted, word] of query.replace(POSSESSIVE, '').matchAll(PHRASE_OR_WORD)) {
    const inside = (quoted ?? word ?? '').match(WORDS) ?? [];
    if (quoted !== undefined && isPhrase(inside)) {
      phrases.push(`"${inside.join(' ')}"`);
      place += inside.length + 1;
      continue;
    }
    for (const text of inside) {
      if (text.length <= MAX_WORD_LENGTH) words.push({ text, place });
      place += 1;
    }
  }
  const significant = words.filter(({ text }) => ACRONYM.test(text) || !STOP_WORDS.has(text.toLowerCase()));
  const terms = [...phrases, ...joinShortWords(significant)].slice(0, MAX_TERMS);
  return terms.length > 0 ? terms.join(' ') : undefined;
}

function isPhrase(words: readonly string[]): boolean {
  const { length } = words.join(' ');
  return words.length > 1 && length >= MIN_PHRASE_LENGTH && length <= MAX_PHRASE_LENGTH;
}

/** "EU sanctions" is a phrase; a letter, or a short word without a successor, is omitted. */
function joinShortWords(words: readonly Word[]): string[] {
  const terms: string[] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (isLongEnough(word)) {
      const isPrefixed = before?.text.length === 2 && before.place + 1 === word.place;
      terms.push(isPrefixed ? `"${before.text} ${word.text}"` : word.text);
    }
  });
  return terms;
}

const isLongEnough = ({ text }: Word): boolean => text.length >= MIN_WORD_LENGTH;

/**
 * The terms with language and domains. `domain:` also matches subdomains (and other names that contain the same letters,
 * which are filtered later); `-domainis:` matches the domain itself only.
 */
export function gdeltQuery(terms: string, params: SearchParams): string {
  const { include_domains, exclude_domains, language } = params;
  const sourceLanguage = language === undefined ? undefined : GDELT_LANGUAGES[language];
  const only = include_domains.map((domain) => `domain:${domain}`);
  return [
    terms,
    ...(sourceLanguage === undefined ? [] : [`sourcelang:${sourceLanguage}`]),
    ...(only.length > 1 ? [`(${only.join(' OR ')})`] : only),
    ...exclude_domains.map((domain) => `-domainis:${domain}`),
  ].join(' ');
}
