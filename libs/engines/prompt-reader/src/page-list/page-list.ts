import type { PromptText } from '../clauses/prompt-text.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { type Feature, isFeature } from '../packs/grammar-schema.js';
import type { Part } from '../packs/outline-schema.js';
import { fold } from '../text/fold.js';
import { sinceLast } from '../text/since-last.js';
import type { Range } from '../text/range.js';
import { listsOfSingle } from './single-pages.js';
import { listBefore, listBehind, type ListedTitle } from './titles-of-list.js';

/** A page that a prompt wants, with what its title says of it. */
export interface OrderedPage extends Range {
  /** As the customer wrote it. */
  title: string;
  isHome: boolean;
  parts: readonly Part[];
  features: readonly Feature[];
  /** Its words that say what it is about, folded. */
  words: readonly string[];
}

/** The pages that a prompt lists. */
export interface PageList {
  /** The list with the words that lead to it. */
  range: Range;
  pages: readonly OrderedPage[];
}

/** A list with a home page, or with so many titles that are known to be those of pages, is one of pages, also where none is ordered. */
const MIN_KNOWN = 2;
const MIN_PAGES = 2;

/** "Pages: Home, Lessons, Prices, Contact"; "a five-page website (Home, …)"; "with Home, Rooms and Contact pages". */
export function pageListIn(prompt: PromptText): PageList | null {
  const { outline, grammar } = prompt.language;
  if (!grammar.isSpaced) return null;
  const lists = [
    ...outline.pages.find(prompt.folded).map((word) => listBehind(prompt, word) ?? listBefore(prompt, word)),
    ...listsOfSingle(prompt),
  ];
  for (const list of lists) {
    const pages = list?.titles.map((title) => pageOf(prompt, title)) ?? [];
    const known = pages.filter(({ isHome, parts, features }) => isHome || parts.length + features.length > 0);
    if (list === null || pages.length < MIN_PAGES || known.length === 0) continue;
    const isKnown = known.length >= MIN_KNOWN && known.length * 2 >= pages.length;
    if (isKnown || pages.some(({ isHome }) => isHome) || isOrdered(prompt, list.range.start))
      return {
        range: { start: leadOf(prompt, list.range.start), end: list.range.end },
        pages: distinct(pages),
      };
  }
  return null;
}

/** "There should be a page for …, for … and for …" */
function isOrdered({ folded, language }: PromptText, start: number): boolean {
  const { lists } = language;
  const order = sinceLast(folded.slice(Math.max(0, start - MAX_LEAD), start), '.!?\n');
  return [lists.wish, lists.command, lists.imperative].some((list) => list.isIn(order));
}

const distinct = (pages: readonly OrderedPage[]): OrderedPage[] => [
  ...new Map(pages.map((page) => [fold(page.title), page])).values(),
];

function pageOf({ language }: PromptText, { text, ...range }: ListedTitle): OrderedPage {
  const folded = fold(text);
  const named = language.parts.find(folded).map(({ key }) => key);
  const sells: readonly Part[] = language.outline.shop.isIn(folded) ? ['pricing'] : [];
  const parts = [...new Set([...named, ...sells])];
  const words = uncoveredWords(
    folded,
    [language.lists.function, language.lists.own].flatMap((list) => list.find(folded)),
  );
  const features = [...new Set(language.features.find(folded).map(({ key }) => key))].filter(isFeature);
  return {
    ...range,
    title: text,
    isHome: language.outline.home.isWord(folded),
    parts,
    words,
    features: features.filter((feature) => feature !== 'form' || parts.length === 0),
  };
}

/** Where the words that lead to a list begin: "with", "I'd like", "five". */
function leadOf({ folded, language }: PromptText, start: number): number {
  const { lists, outline } = language;
  const leading = [lists.function, lists.numbers, lists.wish, lists.command, lists.imperative, outline.with];
  let from = start;
  for (;;) {
    const sentence = sinceLast(folded.slice(Math.max(0, from - MAX_LEAD), from), '.!?\n;:,(');
    const before = sentence.trimEnd();
    const number = /(?<![\p{L}\d])\d{1,2}$/u.exec(before)?.[0];
    const word = leading.flatMap((list) => list.atEnd(before) ?? [])[0];
    if (before === '' || (number === undefined && word === undefined)) return from;
    from -= sentence.length - (number === undefined ? word!.start : before.length - number.length);
  }
}

const MAX_LEAD = 80;
