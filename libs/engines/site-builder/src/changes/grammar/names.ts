import type { Message } from './message.js';

export const MAX_NAME = 80;
export const MAX_TEXT = 2_000;

/** A name or title as meant: without marks, tags and closing punctuation; null when nothing is left of it. */
export function nameIn(message: Message, words: string): string | null {
  const name = plain(message.meant(words))
    .replace(/^[\s"'“”„«»「」.,:;!?–—-]+|[\s"'“”„«»「」.,:;–—-]+$/gu, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(name) && name.length <= MAX_NAME ? name : null;
}

/** A title with a capital at its beginning and without an article. */
export function titleIn(message: Message, words: string): string | null {
  const name = nameIn(
    message,
    words.replace(
      /^(?:the|a|an|some|die|der|das|den|dem|eine?[nmr]?|les?|la|l['’]|une?|des|el|los|las|una|uno|os?|as?|uma?)(?:\s+|(?<=['’]))(?=\S)/iu,
      '',
    ),
  );
  return name === null ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

/** A sentence or text as meant; null when nothing is left of it. */
export function textIn(message: Message, words: string): string | null {
  const text = plain(message.meant(words)).trim();
  return /[\p{L}\p{N}]/u.test(text) ? text.slice(0, MAX_TEXT) : null;
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^<>]{0,300}>/g, ' ')
    .replaceAll(/[<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
