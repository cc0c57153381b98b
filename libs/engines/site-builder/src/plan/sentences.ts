import type { Language } from '../model/vocabulary.js';

const ENDS = /[.!?…。！？](?:["'»”’」』)]*)$/u;

/** Names that are written with a small letter on purpose, e.g. `iPhone`. */
const MIXED_CASE = /^\p{Ll}+\p{Lu}/u;

/** The phrase with a capital at its head, as a line of its own needs it. */
export function capitalised(phrase: string, language: Language): string {
  const [first = '', ...rest] = [...phrase.trim()];
  return MIXED_CASE.test(phrase) ? phrase.trim() : first.toLocaleUpperCase(language) + rest.join('');
}

/** The phrase as a sentence: capital at its head, punctuation at its end. */
export function sentence(phrase: string, stop: string, language: Language): string {
  const text = capitalised(phrase.replace(/\s+/gu, ' '), language).replace(/[,;:、]+$/u, '');
  return ENDS.test(text) ? text : text + stop;
}

/** `a, b and c` in the language. */
export function listed(phrases: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(phrases);
}

/** As many of the sentences as fit into `max` characters, always at least a piece of the first. */
export function fitted(sentences: string[], gap: string, max: number): string {
  let text = '';
  for (const next of sentences) {
    const longer = text === '' ? next : text + gap + next;
    if (longer.length <= max) text = longer;
  }
  return text === '' ? shortened(sentences[0] ?? '', max) : text;
}

/** Cut at the end of a word where there are spaces, with an ellipsis. */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const room = characters.slice(0, max - 1).join('');
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > max / 2 ? end : undefined).replace(/[\s,;:、]+$/u, '')}…`;
}
