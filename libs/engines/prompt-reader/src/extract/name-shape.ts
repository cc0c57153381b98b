import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';

/** Parts of names that are written small: von, de, bin. */
const PARTICLES = "(?:de|da|do|dos|das|del|della|di|du|van|von|der|den|zu|zum|le|la|bin|ibn|al|el|y|e|of|'t)";
const WORD = String.raw`(?:[dlDL]['’])?(?:\p{Lu}\p{L}{0,3}\.(?=\s\p{Lu})|\p{Lu}[\p{L}'’]*(?:-\p{L}[\p{L}'’]*)*)`;

/** One to four capitalized words, with particles between them. */
export const NAME = String.raw`${WORD}(?:\s(?:${PARTICLES}\s){0,2}${WORD}){0,4}`;

const WHOLE_NAME = new RegExp(String.raw`^["“”„]?${NAME}["“”“]?(?:\s${WORD})?$`, 'u');

/** Whether a text is a name and nothing else. */
export const isNameShaped = (text: string): boolean =>
  WHOLE_NAME.test(text) &&
  text.length > 1 &&
  text.length <= 60 &&
  (text.match(/["“”„]/gu) ?? []).length % 2 === 0;

const FIRST_NAME = new RegExp(String.raw`^[\s:"“„«]{0,3}(?<name>${NAME})`, 'u');
const MAX_AND = 8;

/** A name where a text begins, with a second one after "and": "Hearth & Rye". */
export function nameAtStart(text: string, { lists }: Language): string | undefined {
  const match = FIRST_NAME.exec(text);
  const name = match?.groups?.['name'];
  if (match === null || name === undefined) return undefined;
  const rest = text.slice(match[0].length);
  const and = lists.and.find(fold(rest.slice(0, MAX_AND))).find(({ start }) => start === 1);
  const second = and === undefined ? undefined : FIRST_NAME.exec(rest.slice(and.end))?.groups?.['name'];
  return and === undefined || second === undefined ? name : `${name}${rest.slice(0, and.end)} ${second}`;
}

/** "Dr. Elena Marlowe" → title and name. */
export function splitHonorific(text: string, { lists, grammar }: Language): { title?: string; name: string } {
  if (!grammar.isSpaced) return { name: text };
  const words = text.split(/\s+/u);
  let count = 0;
  while (count < words.length - 1 && lists.honorific.isWord(fold(words[count] ?? '').replace(/\.$/, '')))
    count += 1;
  if (count === 0) return { name: text };
  return {
    title: words.slice(0, count).join(' '),
    name: words.slice(count).join(' '),
  };
}
