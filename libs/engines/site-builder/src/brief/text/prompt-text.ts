import { isInjection } from './injection.js';
import { plainText } from './plain-text.js';

/** A word or a single sign of a prompt. */
export interface Token {
  text: string;
  /** Lower case, without diacritics for Latin script; what lexicons are keyed by. */
  key: string;
  start: number;
  end: number;
  isWord: boolean;
  isCapital: boolean;
  /** Index in `sentences`. */
  sentence: number;
}

export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** A prompt made safe and cut into sentences and words; offsets refer to `text`. */
export interface PromptText {
  text: string;
  sentences: Sentence[];
  tokens: Token[];
}

const WORD = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
const ABBREVIATIONS = new Set(
  'dr prof mr mrs ms st ste mt no nr vs approx ca z b d h e g i u a bzw etc inc ltd co tel str av avda sr sra dra c est jr fl rd ave'.split(
    ' ',
  ),
);

/** Lower case without diacritics; Japanese is left as it is, since its marks carry meaning. */
export function fold(word: string): string {
  return /[぀-ヿ]/.test(word)
    ? word
    : word
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .replaceAll('œ', 'oe')
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '');
}

/** Words and signs of a text; `sentence` is 0 for all. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    key: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
    isWord: /^[\p{L}\p{M}\p{N}]/u.test(match[0]),
    isCapital: /^\p{Lu}/u.test(match[0]),
    sentence: 0,
  }));
}

/** True where the dot at `index` belongs to an abbreviation, an ordinal or a number. */
function isInnerDot(text: string, index: number): boolean {
  const next = text[index + 1];
  if (next !== undefined && !/\s/.test(next)) return true;
  const start = text.slice(Math.max(0, index - 12), index);
  const before = /[\p{L}\p{N}]+$/u.exec(start)?.[0] ?? '';
  if (/\d[/:]\d{1,2}$/.test(start)) return false;
  if (/^\d{1,2}$/.test(before)) return /^\s+\p{L}/u.test(text.slice(index + 1, index + 4));
  return ABBREVIATIONS.has(before.toLowerCase());
}

function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const close = (end: number) => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    if (trimmed !== '') {
      const offset = start + raw.indexOf(trimmed);
      sentences.push({ text: trimmed, start: offset, end: offset + trimmed.length });
    }
    start = end;
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] as string;
    const isEnd = sign === '\n' || /[!?。！？]/.test(sign) || (sign === '.' && !isInnerDot(text, index));
    if (isEnd) close(index + 1);
  }
  close(text.length);
  return sentences;
}

/** Reads a raw prompt: plain text, sentences that try to give orders to a model left out, tokens. */
export function readText(prompt: string): PromptText {
  const kept = splitSentences(plainText(prompt)).filter((sentence) => !isInjection(sentence.text));
  const text = kept.map((sentence) => sentence.text).join('\n');
  const sentences = splitSentences(text);
  let current = 0;
  const tokens = tokensOf(text).map((token) => {
    while (current < sentences.length - 1 && token.start >= (sentences[current] as Sentence).end)
      current += 1;
    return { ...token, sentence: current };
  });
  return { text, sentences, tokens };
}
