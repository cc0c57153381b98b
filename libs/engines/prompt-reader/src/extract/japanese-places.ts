import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import type { Range } from '../text/range.js';
import type { Draft } from './drafts.js';

const JAPANESE_ADDRESS =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{1,12}[都道府県市区町村][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{0,12}\d{1,4}(?:[-−－丁目番地の]{1,3}\d{1,4}){0,3}号?(?:[ 　]?[\p{Script=Han}\p{Script=Katakana}ー\dA-Z]{1,14}(?:階|号室|ビル\d{0,2}階?|F))?/gu;
const JAPANESE_AREA =
  /[\p{Script=Han}\p{Script=Katakana}ー]{1,6}[都道府県市区町村](?:[\p{Script=Han}ー]{1,5}[区町村])?/gu;

/** Addresses from the prefecture or town to the floor. */
export function japaneseAddresses(prompt: PromptText, clauses: readonly Clause[]): Draft[] {
  const [first] = clauses;
  if (first === undefined) return [];
  const text = prompt.text.slice(first.start, clauses.at(-1)!.end);
  return [...text.matchAll(JAPANESE_ADDRESS)].map(({ 0: found, index }): Draft => {
    const address = found.replace(/^(?:住所|所在地)[は：:]?/u, '');
    const start = first.start + index;
    const range = { start: start + found.length - address.length, end: start + found.length };
    return { fact: { type: 'place', address }, range, covers: [{ start, end: range.end }] };
  });
}

/** The names of municipalities. */
export const japaneseAreas = ({ text }: PromptText): (Range & { area: string })[] =>
  [...text.matchAll(JAPANESE_AREA)].map(({ 0: area, index }) => ({
    area,
    start: index,
    end: index + area.length,
  }));
