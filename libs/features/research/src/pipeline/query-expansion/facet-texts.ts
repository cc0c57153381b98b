import { cutWords, queryTerms } from '@capstan/text-analysis';
import type { QuestionWord } from './question-words.js';

const MAX_HEADING = 120;
const MAX_QUERY = 300;
const MAX_QUERY_WORDS = 10;
const MAX_QUERIES = 4;

/** Formats a text as a heading: short, with a capital first letter. */
export function headingOf(text: string): string {
  const cut = cutWords(text, 20, MAX_HEADING);
  const short = cut.replace(/[\s,;:–—-]+$/u, '') + (cut.length < text.trim().length ? '…' : '');
  const [first = '', ...rest] = Array.from(short);
  // `iPhone` and `pH` keep their spelling.
  return rest[0] !== undefined && /\p{Lu}/u.test(rest[0]) ? short : first.toUpperCase() + rest.join('');
}

/** Builds a query from words, the first ten; of each further group only those that no earlier group has. */
export function keywords(...groups: readonly (readonly (QuestionWord | string)[])[]): string {
  const seen = new Set<string>();
  const texts = groups.flatMap((group) => {
    const added = group
      .map((word) => (typeof word === 'string' ? word : word.text))
      .filter((text) => !seen.has(text.toLowerCase()));
    for (const text of added) seen.add(text.toLowerCase());
    return added;
  });
  return cutWords(texts.join(' '), MAX_QUERY_WORDS, MAX_QUERY);
}

/** Removes empty and repeated queries. */
export function distinctQueries(queries: readonly string[]): string[] {
  const seen = new Set<string>();
  return queries
    .map((query) => cutWords(query, 60, MAX_QUERY))
    .filter((query) => query !== '' && !seen.has(query.toLowerCase()) && seen.add(query.toLowerCase()))
    .slice(0, MAX_QUERIES);
}

/** Stemmed terms of texts, without duplicates. */
export function distinctTerms(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => queryTerms(text).map(({ term }) => term)))];
}
