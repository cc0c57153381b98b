import type { CardText } from '@capstan/drawing';

const MAX_TEXT = 2_000;
// bounded: MAX_TEXT
const QUOTED = /["“]([^"”]+)["”]/g;
const ASKED = /^.{0,80}\b(?:titled|title|that says|saying|headline)\b[\s:]*/i;
const MAX_TITLE = 300;

/** The words of a card in the request for one: the first quotation is its title, the second its subtitle. */
export function cardTextIn(prompt: string): CardText {
  const text = prompt.slice(0, MAX_TEXT);
  const [title, subtitle] = [...text.matchAll(QUOTED)].map(([, words]) => (words as string).trim());
  if (title) return { title: title.slice(0, MAX_TITLE), ...(subtitle ? { subtitle } : {}) };
  const rest = text.replace(ASKED, '').trim();
  return { title: (rest === '' ? text.trim() : rest).slice(0, MAX_TITLE) };
}
