import { isoDate, oneLine, parseTree, webUrl } from '@capstan/parsing';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import type { ReadableDocument } from '../documents/document.js';
import { HtmlBlocks } from './html-blocks.js';
import { languageCode } from './language-code.js';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A page, with what a crawler needs. */
export interface HtmlDocument extends ReadableDocument {
  /** Absolute http(s) URLs of the links of the page, without fragments. */
  readonly links: readonly string[];
  /** The page must not be indexed (`<meta name="robots">`). */
  readonly isNoIndex: boolean;
}

const DATE_NAMES: ReadonlySet<string> = new Set(
  'article:published_time datepublished date dc.date dc.date.issued dcterms.date dcterms.issued citation_publication_date publish-date pubdate'.split(
    ' ',
  ),
);

/** A manual on one page is larger than most pages. */
const MAX_ELEMENTS = 500_000;

/** Parses a page: its title, headings and text without navigation, and its links. @param url resolves links. */
export function readHtml(html: string, url: string): HtmlDocument {
  const document = parseTree(html, { maxElements: MAX_ELEMENTS });
  const elements = [...elementsOf(document)];
  const named = (name: string): Element | undefined => elements.find(({ tagName }) => tagName === name);
  const metas = elements.filter(({ tagName }) => tagName === 'meta').map(metaOf);

  const mains = elements.filter(
    (element) => element.tagName === 'main' || attribute(element, 'role') === 'main',
  );
  const content = mains.length === 1 ? mains[0] : named('body');
  const blocks = new HtmlBlocks();
  if (content) blocks.add(content);

  const heading = named('h1');
  const root = named('html');
  return {
    title: (titleOf(elements) || (heading ? textOf(heading) : '')).slice(0, 300),
    publishedAt:
      metas.map(({ name, value }) => (DATE_NAMES.has(name) ? isoDate(value) : null)).find(Boolean) ?? null,
    language: languageCode(root && attribute(root, 'lang')),
    linkShare: blocks.linkShare(),
    blocks: blocks.finish(),
    links: linksOf(elements, url),
    isNoIndex: metas.some(({ name, value }) => name === 'robots' && /\b(?:noindex|none)\b/i.test(value)),
  };
}

/** Yields all elements in document order. Not recursive: a page may be nested to any depth. */
function* elementsOf(root: Node): Generator<Element> {
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) yield node;
    pushChildren(open, node);
  }
}

/** Pushes the last child first; one by one, because there may be more than a call can take as arguments. */
function pushChildren(open: Node[], node: Node): void {
  if (!('childNodes' in node)) return;
  for (let at = node.childNodes.length - 1; at >= 0; at -= 1) open.push(node.childNodes[at] as Node);
}

function textOf(element: Element): string {
  const open: Node[] = [element];
  let text = '';
  for (let node = open.pop(); node; node = open.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) text += node.value;
    pushChildren(open, node);
  }
  return oneLine(text);
}

/** Returns the page's own `<title>`, not that of an inline SVG. */
function titleOf(elements: readonly Element[]): string {
  const title = elements.find(
    ({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head',
  );
  return title ? textOf(title) : '';
}

function metaOf(element: Element): { name: string; value: string } {
  const name = attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'itemprop');
  return { name: (name ?? '').trim().toLowerCase(), value: attribute(element, 'content') ?? '' };
}

function linksOf(elements: readonly Element[], url: string): string[] {
  const baseElement = elements.find(({ tagName }) => tagName === 'base');
  const base = webUrl(baseElement && attribute(baseElement, 'href'), url)?.href ?? url;
  const links = new Set<string>();
  for (const element of elements) {
    if (element.tagName !== 'a' && element.tagName !== 'area') continue;
    const target = webUrl(attribute(element, 'href'), base);
    if (!target) continue;
    target.hash = '';
    links.add(target.href);
  }
  return [...links];
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;
