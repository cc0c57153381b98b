import { cutText } from '@capstan/text-analysis';

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-'’.][\p{L}\p{N}\p{M}]+)*/gu;
const OPERATOR = /^(?:AND|OR|NOT|TO)$/;

/**
 * The words of a query without query syntax of literature indexes (operators, field names, brackets, wildcards): a
 * question mark must not become a wildcard.
 */
export function queryWords(query: string, maxLength = 300): string[] {
  const words = Array.from(query.matchAll(WORD), ([word]) =>
    OPERATOR.test(word) ? word.toLowerCase() : word,
  );
  return cutText(words.join(' '), maxLength)
    .split(' ')
    .filter((word) => word !== '');
}
