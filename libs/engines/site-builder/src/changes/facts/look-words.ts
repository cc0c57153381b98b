import { COLOUR_NAMES, JAPANESE_COLOURS, SHADES } from '../../brief/words/colour-names.js';
import { readTone } from '../../brief/look/read-tone.js';
import { readText, tokensOf } from '../../brief/text/prompt-text.js';
import { LANGUAGES, type Language, type Tone } from '../../model/vocabulary.js';

/** Words of an instruction with what they stand for; `end` is exclusive. */
export interface Mention<Value> {
  value: Value;
  words: string;
  start: number;
  end: number;
}

/** Colours by name or hex value, in the order of the text. */
export function coloursIn(text: string): Mention<string>[] {
  const found: Mention<string>[] = [];
  const add = (value: string, start: number, end: number) => {
    if (found.some((other) => start < other.end && other.start < end)) return;
    found.push({ value, words: text.slice(start, end), start, end });
  };
  for (const match of text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu)) {
    add(hexOf(match[0]), match.index, match.index + match[0].length);
  }
  const tokens = tokensOf(text);
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]?.text === '-' ? tokens[at + 2] : tokens[at + 1];
    const shade = next && SHADES[`${token.key} ${next.key}`];
    if (next && shade !== undefined) add(shade, token.start, next.end);
    else if (Object.hasOwn(COLOUR_NAMES, token.key)) add(COLOUR_NAMES[token.key]!, token.start, token.end);
  });
  for (const [name, hex] of JAPANESE_COLOURS) {
    const at = text.indexOf(name);
    if (at >= 0) add(hex, at, text[at + name.length] === '色' ? at + name.length + 1 : at + name.length);
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function hexOf(text: string): string {
  const digits = text.slice(1).toLowerCase();
  return digits.length === 3 ? `#${[...digits].map((digit) => digit + digit).join('')}` : `#${digits}`;
}

/** The first word that asks for a tone, in any of the six languages. */
export function toneIn(text: string, language: Language): Mention<Tone> | null {
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  for (const match of text.matchAll(/[\p{L}-]+/gu)) {
    for (const one of languages) {
      const tone = toneOf(match[0], one);
      if (tone)
        return { value: tone, words: match[0], start: match.index, end: match.index + match[0].length };
    }
  }
  return null;
}

/** What is the same for two kinds of business of different tones is asked for by the word. */
function toneOf(word: string, language: Language): Tone | null {
  const text = readText(word);
  const tone = readTone(text, language, 'food_shop');
  return tone === readTone(text, language, 'fitness') ? tone : null;
}
