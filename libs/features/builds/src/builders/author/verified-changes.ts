import { isDeepStrictEqual } from 'node:util';
import { type SiteDocument, valueAt } from '@capstan/site-document';
import { numbersIn, type TextNumber } from '@capstan/text-analysis';
import type { AuthorAnswer } from './author-answer.js';

const MAX_CHANGES = 20;
const MAX_LENGTH = 300;

/** The changes that a model claims and that can be seen in the documents: at their paths, with their numbers. */
export function verifiedChanges(
  changes: AuthorAnswer['changes'],
  before: SiteDocument,
  after: SiteDocument,
): string[] {
  const known = JSON.stringify([before, after]);
  const digits = new Set(known.match(/\d+/g));
  const values = new Set((known.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  const isKnown = (number: TextNumber): boolean =>
    values.has(number.value) || (number.text.match(/\d+/g) ?? []).every((each) => digits.has(each));
  return changes
    .slice(0, MAX_CHANGES)
    .filter(({ paths }) => paths.some((path) => hasChanged(path, before, after)))
    .map(({ text }) =>
      text
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, MAX_LENGTH),
    )
    .filter((text) => text !== '' && !/https?:/i.test(text))
    .filter((text) => numbersIn(text).every(isKnown));
}

/** The end of a list has no value: the list itself has changed. */
function hasChanged(path: string, before: SiteDocument, after: SiteDocument): boolean {
  if (!path.startsWith('/')) return false;
  const place = path.replace(/\/-$/, '');
  return !isDeepStrictEqual(valueAt(before, place), valueAt(after, place));
}
