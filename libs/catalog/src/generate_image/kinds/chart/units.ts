import { languagesIn } from '../reading/language-in.js';
import { entriesOf } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';

export const CURRENCY = String.raw`(?:R\$|US\$|A\$|C\$|[$€£¥₹])`;
const UNIT = new RegExp(
  String.raw`(?: ?(?:%|‰|${CURRENCY}|°[CF]?|円|ドル|人|個|台|件|回|点|本|枚|店|社|名|冊|匹|票|kg|km|cm|mm|ms|kWh|MWh|GWh|TWh|GB|MB|TB|EUR|USD|GBP|JPY|CHF|BRL)|(?:pts?|min|kg|km|[gmhs]|st[üu]ck))(?![A-Za-z\u00c0-\u024f])`,
  'y',
);
/** By language: `Mi` is a million in Portuguese, and Wednesday in German. */
const SCALES = new Map(
  LANGUAGES.map(({ code, scales }) => {
    const powers = new Map(
      entriesOf(scales).map((entry) => {
        const [word = '', power] = entry.split('=');
        return [word, Number(power)];
      }),
    );
    const words = [...powers.keys()].toSorted((a, b) => b.length - a.length);
    // It may directly follow the digits.
    return [code, { powers, pattern: new RegExp(`(?:${words.join('|')})(?![a-z0-9])`, 'y') }] as const;
  }),
);

/** The scale and unit after a number. */
export interface FoundUnit {
  /** Power of ten: 6 for `million`. */
  scale: number;
  /** As written, with the scale. */
  unit: string;
  length: number;
}

/** Reads the scale and the unit behind a number that ends at a place: `k`, `Mio. €`, `%`. */
export function unitAt(text: string, folded: string, at: number): FoundUnit {
  const { scale, length } = scaleAt(text, folded, at);
  const unit = matchAt(UNIT, text, at + length) ?? '';
  return { scale, unit: text.slice(at, at + length) + unit, length: length + unit.length };
}

/** The word for a scale, in one of the languages of the text, with the dot of its short form. */
function scaleAt(text: string, folded: string, at: number): { scale: number; length: number } {
  const start = folded.charAt(at) === ' ' ? at + 1 : at;
  for (const code of new Set(['en' as const, ...languagesIn(folded).map((language) => language.code)])) {
    const { powers, pattern } = SCALES.get(code) ?? {};
    const word = pattern ? matchAt(pattern, folded, start) : undefined;
    // A small letter is a scale only right behind its number.
    if (word === undefined || (word.length === 1 && start !== at && !/[MB千万億兆]/.test(text.charAt(start))))
      continue;
    const isShort = folded.charAt(start + word.length) === '.' && /^(?:mio|mrd|tsd|mi|mld|mln)$/.test(word);
    return { scale: powers?.get(word) ?? 0, length: start - at + word.length + (isShort ? 1 : 0) };
  }
  return { scale: 0, length: 0 };
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
