import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { bareNumbers } from './bare-numbers.js';
import { valuesIn } from './found-values.js';

/** Whether a part of a message says a value, a number, or by how much one changes. */
export const hasValue = (part: string, language: Language): boolean =>
  valuesIn(part, language).length > 0 || bareNumbers(part, language).length > 0 || hasStep(part, language);

/** "30p", "10%". */
const hasStep = (part: string, { changes }: Language): boolean =>
  [...part.matchAll(/\d\s?(?=[\p{L}%％])/gu)].some(({ 0: lead, index }) => {
    const rest = fold(part.slice(index + lead.length));
    return /^[%％]/u.test(rest) || changes.cents.atStart(rest)?.start === 0;
  });
