import type { CardText } from '@capstan/drawing';

const QUOTED = /["“]([^"”]+)["”]/g;
const ASKED = /^.{0,80}\b(?:titled|title|that says|saying|headline)\b[\s:]*/i;
const MAX_TITLE = 300;

/** The words of a card in the request for one: the first quotation is its title, the second its subtitle. */
export function cardTextIn(prompt: string): CardText {
  const [title, subtitle] = [...prompt.matchAll(QUOTED)].map(([, words]) => (words as string).trim());
  if (title) return { title: title.slice(0, MAX_TITLE), ...(subtitle ? { subtitle } : {}) };
  const rest = prompt.replace(ASKED, '').trim();
  return { title: (rest === '' ? prompt.trim() : rest).slice(0, MAX_TITLE) };
}
