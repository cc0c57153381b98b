import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { overlaps } from '../../text/range.js';
import { valuesIn } from '../words/found-values.js';
import type { Demand } from './demand.js';

/** "the 13th" is read as a day. */
const ORDINAL = /^\d+(?:st|nd|rd|th|er|e|o|a|h)$/u;
/** "1kg", "U10s". */
const SIZES = /(?<![\p{L}\d.,:])(?:\d+\p{L}{1,3}|\p{L}\d+\p{L}?)(?![\p{L}\d])/gu;

/** Numbers with letters that are no values. */
export const sizesIn = (text: string, language: Language): Demand[] =>
  [...text.matchAll(SIZES)]
    .map(({ 0: size, index }): Demand => ({
      start: index,
      end: index + size.length,
      type: 'name',
      text: size,
      key: fold(size),
      isOld: false,
    }))
    .filter(
      (size) =>
        !valuesIn(text, language).some((value) => overlaps(value, size)) &&
        !language.changes.cents.isIn(size.key.replace(/^\d+/u, '')) &&
        !ORDINAL.test(size.key),
    );
