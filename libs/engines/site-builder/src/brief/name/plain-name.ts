import type { Language } from '../../model/vocabulary.js';
import { cleanName } from './clean-name.js';

const LOWER = new Set('of the and for in with a an'.split(' '));

function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && LOWER.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** A plain name made from trade and place, where the prompt gives none. */
export function plainName(trade: string, place: string | null, language: Language): string {
  if (language === 'ja') return cleanName(place === null ? trade : `${place}の${trade}`) ?? trade;
  const name = language === 'en' ? titleCase(trade) : trade.charAt(0).toUpperCase() + trade.slice(1);
  const joined = language === 'en' && / of /i.test(name) ? `${name} in` : name;
  return cleanName(place === null || name.includes(place) ? name : `${joined} ${place}`) ?? name;
}
