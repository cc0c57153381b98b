import { Readability } from '@mozilla/readability';
import { buildDocument } from '../document/build-document.js';
import type { DomElement } from '../document/dom.js';
import { measure } from '../document/measure.js';
import type { PageFacts } from '../document/page-facts.js';
import type { TreeDocument } from '../document/tree.js';
import { prune } from './prune.js';

/**
 * Readability is made for articles; of manuals, listings and forums it often keeps a fragment. Its choice stands
 * when it holds at least this share of the prose of the page: of a page that calls itself an article almost any
 * share will do, since what surrounds a short article is often longer than the article.
 */
const ENOUGH = { article: { prose: 0.05, chars: 0 }, other: { prose: 0.65, chars: 0.3 } };

/** Readability's time grows faster than the page; manuals on one page gain nothing from it. */
const MAX_ARTICLE_ELEMENTS = 40_000;

/**
 * The element that holds the main content of a page. First pass: Readability. Second pass, when that kept too
 * little: the whole body without what surrounds content.
 */
export function mainContent(tree: TreeDocument, facts: PageFacts): DomElement {
  const article = facts.elements <= MAX_ARTICLE_ELEMENTS ? readArticle(tree) : undefined;
  const share = callsItselfArticle(facts) ? ENOUGH.article : ENOUGH.other;
  // What the survey counted is an upper bound, and spares most articles the second pass.
  const body =
    article && sizeOf(article).prose >= facts.contentChars * share.prose ? undefined : prunedBody(tree);
  if (!article) return body!;
  if (body && isTooLittle(sizeOf(article), sizeOf(body), share)) return body;
  prune(article, { article: true });
  return article;
}

interface ContentSize {
  /** Text outside of links. */
  prose: number;
  chars: number;
}

function isTooLittle(kept: ContentSize, all: ContentSize, share: ContentSize): boolean {
  return kept.prose < all.prose * share.prose || kept.chars < all.chars * share.chars;
}

function prunedBody(tree: TreeDocument): DomElement {
  const { body } = buildDocument(tree);
  prune(body, { article: false });
  return body;
}

function callsItselfArticle(facts: PageFacts): boolean {
  return (
    /article|blog/i.test(facts.meta.get('og:type') ?? '') ||
    facts.jsonLd.some((text) => /"@type"\s*:\s*\[?\s*"\w*(?:Article|BlogPosting)"/.test(text))
  );
}

function readArticle(tree: TreeDocument): DomElement | undefined {
  const document = buildDocument(tree);
  // Before, not only after: Readability gives many blocks a new element, which loses its class.
  prune(document.body, { article: false });
  const reader = new Readability<DomElement>(document, {
    keepClasses: true,
    disableJSONLD: true, // scripts are gone by now; metadata is read elsewhere
    serializer: (element) => element,
  });
  try {
    return reader.parse()?.content ?? undefined;
  } catch {
    // It assumes shapes that hostile markup breaks; the second pass does not.
    return undefined;
  }
}

function sizeOf(element: DomElement): ContentSize {
  const { chars, linkChars } = measure(element).get(element)!;
  return { chars, prose: chars - linkChars };
}
