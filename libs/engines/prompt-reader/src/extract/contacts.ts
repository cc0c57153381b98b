import { trimEnd } from '../text/trim-end.js';
import type { PromptText } from '../clauses/prompt-text.js';
import { overlaps, type Range } from '../text/range.js';

export interface FoundContact extends Range {
  channel: 'phone' | 'email' | 'url' | 'social';
  value: string;
}

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const URL_TEXT = /(?:https?:\/\/|www\.)[^\s,;()"<>]{3,200}/gu;
const SOCIAL = /(?<![\p{L}\d.])@[A-Za-z][\w.]{2,30}/gu;
const PHONE = /(?<![\d.,:/€$£¥-])(?:\+|\(\+?)?\d[\d\s()./\u00a0-]{5,24}\d(?![\d€£%])/gu;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** E-mail addresses, phone numbers, web addresses and names of accounts. `taken` are dates and prices. */
export function findContacts({ text }: PromptText, taken: readonly Range[]): FoundContact[] {
  const all = (pattern: RegExp, channel: FoundContact['channel']): FoundContact[] =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const value = found.replace(/[.)]$/, '');
      return { start: index, end: index + value.length, channel, value };
    });
  const emails = all(EMAIL, 'email');
  const urls = all(URL_TEXT, 'url');
  const phones = phonesIn(text);
  const social = all(SOCIAL, 'social');
  return [...emails, ...urls, ...phones, ...social]
    .filter((each) => !taken.some((other) => overlaps(each, other)))
    .filter((each, index, found) => !found.slice(0, index).some((other) => overlaps(each, other)))
    .toSorted((a, b) => a.start - b.start);
}

function phonesIn(text: string): FoundContact[] {
  return [...text.matchAll(PHONE)].flatMap(({ 0: found, index }) => {
    const line = found.split('\n')[0] ?? '';
    const value = trimEnd(line.trim(), './(-');
    const digits = value.replaceAll(/\D/g, '');
    if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS || !isPhone(value)) return [];
    if (/^\d{4}-\d{3}$/.test(value) && /^\s\p{Lu}/u.test(text.slice(index + value.length))) return [];
    return [{ start: index, end: index + value.length, channel: 'phone' as const, value }];
  });
}

/** Not a range of times, years, or a date: groups of digits as phones have them. */
function isPhone(value: string): boolean {
  if (/^\d{4}-\d{2}-\d{2}(?!\d)|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\d{4}\s?[-–]\s?\d{4}$/.test(value))
    return false;
  if (/\d[.:]\d{2}\s?-\s?\d/.test(value) || /^\d{2}-\d{2}-\d{2}\b/.test(value)) return false;
  const startsLikePhone = /^[+(0]/.test(value);
  const groups = value.split(/[\s()./-]+/u).filter(Boolean);
  return (
    startsLikePhone ||
    (groups.length >= 2 && groups.every((group) => group.length <= 5)) ||
    (groups.length === 1 && value.length >= 9)
  );
}
