import type { MaskedText } from '../reading/masked-text.js';
import { entriesOf, wordsPattern } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';

export interface Titled {
  title?: string;
  /** The text without its title. */
  masked: MaskedText;
}

const MARKERS = LANGUAGES.flatMap(({ card, code }) =>
  entriesOf(card.title).filter(
    (word) =>
      /tit|intit|betitelt|head|caption|タイトル|題|called/.test(word) &&
      (code !== 'en' || word !== 'heading'),
  ),
);
const MARKER = wordsPattern(MARKERS, 'g');
const MAX_TITLE = 200;

/** Removes the title from a text, so that numbers in it are not read as data. */
export function takeTitle(masked: MaskedText): Titled {
  for (const match of masked.folded.matchAll(MARKER)) {
    const end = match.index + match[0].length;
    const [sign, value] = valueBehind(masked.text.slice(end, end + MAX_TITLE));
    if (value === '') continue;
    const title = masked.unmask(value).trim();
    return { title, masked: masked.blank(match.index, end + sign.length + value.length) };
  }
  return { masked };
}

/** A quotation right behind the marker, or a text behind its colon. */
function valueBehind(rest: string): [sign: string, value: string] {
  const quoted = /^((?:\s|[:は=]|(?:is|as|ist|es|est|é|è)\s){0,4})([\ue000-\uefff])/.exec(rest);
  if (quoted) return [quoted[1] as string, quoted[2] as string];
  const stated = /^(\s?[:=]\s?)([^.;,\n:。、]{1,120})/.exec(rest);
  return stated ? [stated[1] as string, stated[2] as string] : ['', ''];
}
