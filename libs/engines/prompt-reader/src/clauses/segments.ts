import { type Range, trimRange } from '../text/range.js';
import type { PromptText } from './prompt-text.js';
import { skipBracket } from './sentences.js';

/** A part of a sentence between two separators. */
export interface Segment extends Range {
  /** Index of its sentence. */
  sentence: number;
  /** What separates it from the one before: a comma, a bracket, a word of contrast; empty at the start. */
  opening: string;
  /** Whether it ends with a colon: the title of what follows. */
  isTitle: boolean;
}

const BRACKETS = /[(（]/u;
const MAX_TITLE_WORDS = 6;
const MIN_PHRASE = 7;
const PHRASE = /^[^\s　、。\d]{7}$/u;

/** The parts of a sentence at commas, semicolons, dashes, colons, brackets and words of contrast. */
export function segmentsOf(prompt: PromptText, sentence: Range, index: number): Segment[] {
  const found: Segment[] = [];
  let opening = '';
  let start = sentence.start;
  const close = (end: number, isTitle = false): void => {
    const range = trimRange(prompt.text, { start, end });
    if (/[\p{L}\p{N}]/u.test(prompt.text.slice(range.start, range.end))) {
      found.push({ start, end, sentence: index, opening, isTitle });
    }
  };
  const contrasts = new Set(
    prompt.language.lists.contrast
      .find(prompt.fold(sentence))
      .map((match) => sentence.start + match.start)
      .filter((at) => at > sentence.start),
  );
  for (const { start: at } of prompt.language.lists.negativeCommand.find(prompt.fold(sentence))) {
    if (/\d\s$/u.test(prompt.text.slice(0, sentence.start + at).slice(-2)))
      contrasts.add(sentence.start + at);
  }
  for (let at = sentence.start; at < sentence.end; at += 1) {
    const separator = contrasts.has(at) ? 'but' : separatorAt(prompt.text, at) || gapAt(prompt, at);
    if (separator === '(') {
      const end = skipBracket(prompt.text, at);
      if (end === at) continue;
      close(at);
      [start, opening] = [at, '('];
      close(end + 1);
      [start, opening] = [end + 1, ')'];
      at = end;
    } else if (separator === ':') {
      const isTitle = prompt.text.slice(start, at).trim().split(/\s+/u).length <= MAX_TITLE_WORDS;
      close(at + 1, isTitle);
      [start, opening] = [at + 1, ':'];
    } else if (separator !== '') {
      close(at);
      [start, opening] = [at, separator];
    } else {
      at = skipBracket(prompt.text, at);
    }
  }
  close(sentence.end);
  return found;
}

function separatorAt(text: string, at: number): string {
  const character = text.charAt(at);
  const next = text.charAt(at + 1);
  if (character === ',' && !/\d/.test(next)) return ',';
  if (character === '、' || character === ';' || character === '；' || character === '|') return ',';
  if (character === ':' && (next === '' || /\s/u.test(next))) return ':';
  if (character === '：' || (character === '=' && isSpaced(text, at))) return ':';
  if (BRACKETS.test(character)) return '(';
  if (character === '—' || (/[–-]/u.test(character) && isSpaced(text, at))) return '-';
  if (character === '/' && isSpaced(text, at)) return ',';
  return '';
}

/** Where words have no spaces, one before a longer phrase separates. */
const gapAt = ({ text, language }: PromptText, at: number): string =>
  !language.grammar.isSpaced &&
  /[ 　]/u.test(text.charAt(at)) &&
  PHRASE.test(text.slice(at + 1, at + 1 + MIN_PHRASE))
    ? ','
    : '';

const isSpaced = (text: string, at: number): boolean =>
  /\s/u.test(text.charAt(at - 1)) &&
  /\s/u.test(text.charAt(at + 1)) &&
  !(/\d/.test(text.charAt(at - 2)) && /\d/.test(text.charAt(at + 2)));
