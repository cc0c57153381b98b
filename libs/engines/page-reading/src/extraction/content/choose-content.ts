import {
  type ReadableElement,
  commonAncestor,
  isReadableElement,
  readableAttribute,
} from '../document/readable.js';
import { words } from '../words.js';
import { BODY_NAME } from './clutter.js';
import { nameWords } from './names.js';
import type { PageKind } from './page-kind.js';
import { productIn } from './product.js';
import { weigh } from './weigh.js';

/** Descends towards the content: into a child with nearly all the prose of its parent. */
const NEARLY_ALL = 0.8;

/** Minimum share of the prose of the page for an element that is marked or named as content. */
const SHARE = { article: { marked: 0.1, named: 0.35 }, other: { marked: 0.3, named: 0.5 } };

/**
 * On pages that are not articles, such as manuals, listings and forums, at most the rest may be removed: by prose
 * if there is any, by all text where nearly everything is links, as in an index.
 */
const ENOUGH = { prose: 0.65, chars: 0.3, linkedChars: 0.65 };

/** Share of prose below which a page consists of links. */
const LINKED_PROSE = 0.2;

/** An element with less prose is a teaser, whatever its name. */
const MIN_WEIGHT = 140;

type Weight = (element: ReadableElement) => number;

/**
 * Returns the element with the content of a pruned page: one that is marked as such (schema.org `articleBody`,
 * common class names, `<article>`, `<main>`), otherwise the smallest with nearly all prose.
 */
export function chooseContent(body: ReadableElement, kind: PageKind): ReadableElement {
  const weights = weigh(body);
  const weightOf: Weight = (element) => weights.get(element) ?? 0;
  const isArticle = kind === 'article';
  const product = kind === 'product' ? productIn(body) : undefined;
  if (product) return product;
  const element = stated(body, weightOf, isArticle) ?? body;
  const found =
    element === body || element.name === 'main' || element.name === 'article'
      ? descend(element, weightOf)
      : element;
  return isArticle || holdsEnough(found, body) ? found : body;
}

function holdsEnough(found: ReadableElement, body: ReadableElement): boolean {
  const isLinked = proseOf(body) < body.chars * LINKED_PROSE;
  const chars = isLinked ? ENOUGH.linkedChars : ENOUGH.chars;
  return proseOf(found) >= proseOf(body) * ENOUGH.prose && found.chars >= body.chars * chars;
}

function proseOf({ chars, linkChars }: ReadableElement): number {
  return chars - linkChars;
}

function descend(from: ReadableElement, weightOf: Weight): ReadableElement {
  let element = from;
  for (;;) {
    const least = weightOf(element) * NEARLY_ALL;
    const next = element.children.find(
      (child) => isReadableElement(child) && weightOf(child) >= least && WRAPPERS.has(child.name),
    );
    if (!isReadableElement(next) || weightOf(next) === 0) return element;
    element = next;
  }
}

const WRAPPERS: ReadonlySet<string> = new Set(
  words('div section article main center table tbody tr td span font form'),
);

/** Returns how clearly an element is marked as content. */
function rankOf(element: ReadableElement): number {
  if (/\b(?:articlebody|recipeinstructions)\b/i.test(readableAttribute(element, 'itemprop') ?? '')) return 4;
  if (!WRAPPERS.has(element.name)) return 0;
  const name = nameWords(element);
  if (name !== '' && BODY_NAME.test(name)) return 3;
  if (element.name === 'article' || readableAttribute(element, 'role') === 'article') return 2;
  if (element.name === 'main' || readableAttribute(element, 'role') === 'main') return 1;
  return 0;
}

function stated(body: ReadableElement, weightOf: Weight, isArticle: boolean): ReadableElement | undefined {
  const total = weightOf(body);
  const share = isArticle ? SHARE.article : SHARE.other;
  const ranks: ReadableElement[][] = [[], [], [], [], []];
  const visit = (element: ReadableElement, within: number): void => {
    const rank = rankOf(element);
    if (rank > 0 && rank !== within && weightOf(element) >= MIN_WEIGHT) ranks[rank]!.push(element);
    for (const child of element.children) if (isReadableElement(child)) visit(child, rank || within);
  };
  visit(body, 0);
  for (let rank = 4; rank > 0; rank--) {
    const candidate = whole(ranks[rank]!, weightOf);
    const least = total * (rank === 4 ? share.marked : share.named);
    if (candidate && weightOf(candidate) >= least) return candidate;
  }
  return undefined;
}

/** Content may have several parts with the same name: then their common ancestor is the content. */
function whole(parts: readonly ReadableElement[], weightOf: Weight): ReadableElement | undefined {
  if (parts.length < 2) return parts[0];
  const sum = parts.reduce((total, part) => total + weightOf(part), 0);
  const best = parts.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  if (weightOf(best) >= sum * 0.7) return best;
  const all = commonAncestor(parts);
  return all && weightOf(all) <= sum * 1.4 ? all : best;
}
