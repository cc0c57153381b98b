import { type Term, termsOf } from '../../text/terms.js';

/** A passage ready for its row: the tsvector literal and the length of each field in terms. */
export interface SearchVector {
  /** Text form of a tsvector: lexemes with positions; A title, B headings, D (unmarked) body. */
  readonly literal: string;
  readonly titleTerms: number;
  readonly headingTerms: number;
  readonly bodyTerms: number;
  /** Each term once. */
  readonly terms: ReadonlySet<string>;
}

/** Keeps fields apart, so that words at the border of two fields are no neighbours. */
const FIELD_GAP = 16;
/** Bounds of tsvector. */
const MAX_POSITION = 16_383;
const MAX_POSITIONS_PER_TERM = 255;

/** Makes the tsvector of a passage from the same terms that queries are made of. */
export function searchVector(title: string, headings: string, body: string): SearchVector {
  const fields = [
    { weight: 'A', terms: termsOf(title, 'index') },
    { weight: 'B', terms: termsOf(headings, 'index') },
    { weight: '', terms: termsOf(body, 'index') },
  ];
  const places = new Map<string, string[]>();
  let offset = 0;
  for (const { weight, terms } of fields) {
    for (const { term, position } of terms) {
      const of = places.get(term) ?? [];
      places.set(term, of);
      if (offset + position <= MAX_POSITION && of.length < MAX_POSITIONS_PER_TERM) {
        of.push(`${offset + position}${weight}`);
      }
    }
    offset += lastPosition(terms) + FIELD_GAP;
  }
  const [title_, headings_, body_] = fields.map(({ terms }) => lastPosition(terms));
  return {
    literal: [...places].map(([term, of]) => `'${term}':${of.join(',') || MAX_POSITION}`).join(' '),
    titleTerms: title_ ?? 0,
    headingTerms: headings_ ?? 0,
    bodyTerms: body_ ?? 0,
    terms: new Set(places.keys()),
  };
}

/** A tsquery literal that matches any of the terms; terms hold letters, digits and marks only, so they need no escape. */
export const anyOf = (terms: readonly string[]): string => terms.map((term) => `'${term}'`).join(' | ');

const lastPosition = (terms: readonly Term[]): number => terms.at(-1)?.position ?? 0;
