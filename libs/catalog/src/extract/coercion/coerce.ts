import { webUrl } from '@capstan/parsing';
import type { ScalarField } from '../schema/field.js';
import { keyOf } from '../schema/field-key.js';
import { readDate } from './read-date.js';
import { type NumberStyle, readNumber } from './read-number.js';

export type Scalar = string | number | boolean;

/** The page of a text, and how it writes numbers. */
export interface TextPlace extends NumberStyle {
  /** URL of the page, for relative addresses. */
  url: string;
}

const MAX_CHARS = 5_000;
const TRUE = /^(?:true|yes|ja|oui|sí|si|1|✓|✔|instock|in stock)$/i;
const FALSE = /^(?:false|no|nein|non|0|✗|✘|outofstock|out of stock)$/i;
const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}/i;

/** Converts a stated text to the type of a field; null if it is not of that type. */
export function coerce(text: string, field: ScalarField, place: TextPlace): Scalar | null {
  const stated = text.replace(/\s+/g, ' ').trim().slice(0, MAX_CHARS);
  if (stated === '') return null;
  if (field.choices) return choiceOf(stated, field.choices);
  switch (field.type) {
    case 'boolean':
      return TRUE.test(lastPart(stated)) ? true : FALSE.test(lastPart(stated)) ? false : null;
    case 'number':
      return readNumber(stated, place, field.unit);
    case 'integer': {
      const value = readNumber(stated, place, field.unit);
      return Number.isInteger(value) ? value : null;
    }
    default:
      return textFor(stated, field.format, place.url);
  }
}

function textFor(stated: string, format: string | null, url: string): string | null {
  switch (format) {
    case 'date':
      return readDate(stated, false);
    case 'date-time':
      return readDate(stated, true);
    case 'uri':
      return /\s/.test(stated) ? null : (webUrl(stated, url)?.href ?? null);
    case 'email':
      return EMAIL.exec(stated)?.[0] ?? null;
    default:
      return stated;
  }
}

/** schema.org names values by address: `https://schema.org/InStock`. */
const lastPart = (text: string): string =>
  /^https?:\/\/schema\.org\//i.test(text) ? (text.split('/').at(-1) ?? text) : text;

function choiceOf(stated: string, choices: readonly string[]): string | null {
  const key = keyOf(lastPart(stated));
  return choices.find((choice) => keyOf(choice) === key) ?? null;
}
