import type { PromptText } from '../clauses/prompt-text.js';
import { sentencesOf } from '../clauses/sentences.js';
import type { Range } from '../text/range.js';
import { linkAfter, type ListOfTitles, type ListedTitle, MAX_WORDS, titleIn } from './titles-of-list.js';

const MIN_PAGES = 2;
/** A longer text is no title. */
const MAX_TITLE = 60;
/** Between two pages of one list: ", and". */
const MAX_GAP = 8;

/** "a page for classes, a page for shows and one for contact details", by sentences. */
export function listsOfSingle(prompt: PromptText): ListOfTitles[] {
  return sentencesOf(prompt).flatMap((sentence): ListOfTitles[] => {
    const pages = prompt.language.outline.page.find(prompt.fold(sentence)).flatMap((match) => {
      const word = { start: sentence.start + match.start, end: sentence.start + match.end };
      const title = titleAfter(prompt, word, sentence.end);
      return title === null ? [] : [{ word, title }];
    });
    const from = pages.findIndex(({ title }, index) => isNext(title, pages[index + 1]?.word));
    if (from === -1) return [];
    const after = pages
      .slice(from)
      .findIndex(({ title }, index, own) => !isNext(title, own[index + 1]?.word));
    const listed = pages.slice(from, from + after + 1);
    if (listed.length < MIN_PAGES) return [];
    const range = { start: listed[0]!.word.start, end: listed.at(-1)!.title.end };
    return [{ range, titles: listed.map(({ title }) => title) }];
  });
}

const isNext = (title: Range, word: Range | undefined): boolean =>
  word !== undefined && word.start - title.end <= MAX_GAP;

/** What follows "a page for", up to a comma or "and". */
function titleAfter(prompt: PromptText, word: Range, end: number): ListedTitle | null {
  const start = linkAfter(prompt, word.end);
  if (start === null) return null;
  const rest = prompt.folded.slice(start, Math.min(end, start + MAX_TITLE));
  const comma = rest.search(/[,;.!?(\n]/u);
  const [and] = prompt.language.lists.and.find(rest);
  const stops = [comma, and?.start ?? -1].filter((at) => at !== -1);
  const title = titleIn(prompt, { start, end: start + Math.min(rest.length, ...stops) });
  const words = title.text.split(/\s+/u).length;
  return title.text === '' || words > MAX_WORDS || /\d/u.test(title.text) ? null : title;
}
