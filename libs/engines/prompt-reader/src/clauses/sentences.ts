import { type Range, trimRange } from '../text/range.js';
import type { PromptText } from './prompt-text.js';
import { clausesOfRunOn } from './run-ons.js';

const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '「': '」',
  '『': '』',
  '«': '»',
  '“': '”',
  '„': '“',
  '"': '"',
};
/** A bracket that does not close within this many characters is not one. */
const MAX_BRACKET = 240;
/** Spaces between two sentences. */
const MAX_GAP = 8;
const ENDS = new Set(['.', '!', '?', '。', '！', '？']);
const ABBREVIATIONS =
  /(?:^|[^\p{L}])(?:dr|prof|mr|mrs|ms|st|tel|no|nr|str|ca|approx|rev|ir|mag|ing|dott|sig|sra?|sres|av|rua|vs|univ|mob|dipl|lic|dra?|gen|jr|apt|tél|tel|cf|max|min|ecc|ph|c|n|p|d|m|mme|vol|bzw|usw|evtl|inkl|incl|est|tél|aprox|núm|jan|feb|aug|sept|oct|nov|dec|okt|dez|rs|rp|z|u|i|e)$/u;

/** The index after a bracket or quotation that opens at `index`; the index itself if none does. */
export function skipBracket(text: string, index: number): number {
  const closing = CLOSING[text.charAt(index)];
  if (closing === undefined) return index;
  const inside = text.slice(index + 1, index + MAX_BRACKET);
  const end = inside.indexOf(closing);
  return end === -1 || inside.slice(0, end).includes('\n') ? index : index + 1 + end;
}

/** Sentences and lines. @param within a part of the prompt; without it the whole. */
export function sentencesOf(
  prompt: PromptText,
  within: Range = { start: 0, end: prompt.text.length },
): Range[] {
  const { text } = prompt;
  const found: Range[] = [];
  let { start } = within;
  const close = (end: number): void => {
    const range = trimRange(text, { start, end });
    if (range.end > range.start) found.push(...clausesOfRunOn(prompt, { start: range.start, end }));
    start = end;
  };
  for (let index = start; index < within.end; index += 1) {
    const character = text.charAt(index);
    if (character === '\n') {
      close(index + 1);
    } else if (ENDS.has(character) && isEnd(prompt, index))
      close(Math.min(afterEnds(text, index), within.end));
    else {
      const closing = skipBracket(text, index);
      if (isQuotedSentence(text, { start: index, end: closing })) close(closing + 1);
      index = closing;
    }
  }
  close(within.end);
  return found;
}

const MIN_QUOTED_WORDS = 3;

/** `She said: "The children know more newts." Our office …`: a quotation that is a sentence ends the one around it. */
const isQuotedSentence = (text: string, { start, end }: Range): boolean =>
  /^["“”„«»「『].*[.!?]$/u.test(text.slice(start, end)) &&
  /^\s+\p{Lu}/u.test(text.slice(end + 1, end + MAX_GAP)) &&
  text.slice(start, end).split(/\s+/u).length >= MIN_QUOTED_WORDS;

function afterEnds(text: string, index: number): number {
  let end = index + 1;
  while (end < text.length && (ENDS.has(text.charAt(end)) || /["”“»」)]/u.test(text.charAt(end)))) end += 1;
  return end;
}

function isEnd({ text, folded, language }: PromptText, index: number): boolean {
  const character = text.charAt(index);
  if (character !== '.') return character !== '?' || !/\p{L}/u.test(text.charAt(index + 1));
  const next = text.charAt(index + 1);
  if (next !== '' && !/[\s"”“»)]/u.test(next)) return false;
  const after = text.slice(index + 1, index + 40).trimStart();
  const before = folded.slice(Math.max(0, index - 12), index);
  if (/\p{L}str$/u.test(before) && /^\d/.test(after)) return false;
  if (/[\p{L}]\.\p{L}$/u.test(before)) return !/^[\p{Ll}\d(]/u.test(after);
  const isInitial = /\p{Lu}/u.test(text.charAt(index - 1)) && /^\p{Lu}/u.test(after);
  const isNumber = /(?:^|[^\p{L}])(?:no|nr|n|p)$/u.test(before);
  if (isNumber && !/^\d/.test(after)) return !(isInitial && /(?:^|[^\p{L}])[np]$/u.test(before));
  if (ABBREVIATIONS.test(before)) return text.slice(index + 1).startsWith('\n') && !/^\p{Ll}/u.test(after);
  if (/(?:^|[\s.(])\p{Lu}$/u.test(text.slice(Math.max(0, index - 2), index))) return false;
  if (/(?:^|[^\d.,:])\d{1,2}$/.test(before)) {
    if (language.monthNames.find(folded.slice(index + 1, index + 20))[0]?.start === 1) return false;
    return !/^\p{Ll}+\s/u.test(after) || language.grammar.hasTwelveHours;
  }
  return true;
}
