import { type DomElement, childrenOf, isElement, plainText } from '../document/dom.js';
import { type TextSize, measure } from '../document/measure.js';
import {
  CLUTTER_NAME,
  CLUTTER_ROLES,
  CLUTTER_TAGS,
  DISCUSSION_NAME,
  INVITATION,
  LABEL,
  NOTICE,
  SIGN_TEXT,
} from './clutter.js';

/** An element that holds more than this share of all prose is content, whatever it is called. */
const MAIN_SHARE = 0.4;

export interface PruneOptions {
  /** Discussion and lists of links are clutter below an article, and content of forums and listings. */
  article: boolean;
}

/** Removes what surrounds content, in place. */
export function prune(root: DomElement, options: PruneOptions): void {
  const sizes = measure(root);
  const total = Math.max(1, proseOf(sizes.get(root)!));
  const seen = new Set<string>();
  const visit = (parent: DomElement): void => {
    for (const child of childrenOf(parent)) {
      if (!isElement(child)) continue;
      const size = sizes.get(child) ?? { chars: 0, linkChars: 0 };
      if (isClutter(child, size, total, options) || (options.article && isRepeated(child, size, seen)))
        child.remove();
      else visit(child);
    }
  };
  visit(root);
}

/** Text outside of links: lists of links can outweigh an article. */
function proseOf(size: TextSize): number {
  return size.chars - size.linkChars;
}

function isClutter(element: DomElement, size: TextSize, total: number, options: PruneOptions): boolean {
  const tag = element.localName;
  if (KEPT_TAGS.has(tag)) return false;
  if (tag === 'a' && size.chars <= 2 && SIGN_TEXT.test(plainText(element))) return true;
  if (proseOf(size) > total * MAIN_SHARE) return false;
  if (CLUTTER_TAGS.has(tag)) return true;
  if (tag === 'form') return size.chars < 300;
  if (CLUTTER_ROLES.has(element.getAttribute('role') ?? '')) return true;
  if (tag === 'header') return isSiteHeader(element, size);
  const name = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
    .slice(0, 500)
    .replace(/([a-z])(?=[A-Z])/g, '$1-');
  if (name !== ' ') {
    if (CLUTTER_NAME.test(name)) return true;
    if (options.article && DISCUSSION_NAME.test(name)) return true;
  }
  return options.article && (isLinkBlock(tag, size) || isRemark(element, size));
}

/** A paragraph or caption that stood before, as in galleries that repeat each caption for each layout. */
function isRepeated(element: DomElement, size: TextSize, seen: Set<string>): boolean {
  if (size.chars < 60 || size.chars > 2_000 || !REPEATED.has(element.localName)) return false;
  const text = plainText(element);
  if (seen.has(text)) return true;
  seen.add(text);
  return false;
}

const REPEATED: ReadonlySet<string> = new Set(['p', 'figcaption', 'figure']);

/** Emptying these would break what they belong to. */
const KEPT_TAGS: ReadonlySet<string> = new Set([
  'html',
  'body',
  'main',
  'article',
  'pre',
  'code',
  'td',
  'th',
  'tr',
]);

/** The header of an article holds its title and author; that of a site holds links. */
function isSiteHeader(element: DomElement, size: TextSize): boolean {
  if (element.querySelector('h1, h2')) return false;
  return size.linkChars > size.chars * 0.5;
}

/** A block that consists of links, such as a list of further articles. */
function isLinkBlock(tag: string, size: TextSize): boolean {
  if (tag !== 'ul' && tag !== 'ol' && tag !== 'div' && tag !== 'section') return false;
  return size.chars > 20 && size.linkChars > size.chars * 0.8;
}

/** A short block that speaks of the page or of other pages. */
function isRemark(element: DomElement, size: TextSize): boolean {
  if (size.chars === 0 || size.chars > 250 || !BLOCKS.has(element.localName)) return false;
  const text = plainText(element);
  if (LABEL.test(text)) return true;
  if (NOTICE.test(text) && size.chars < 200) return element.querySelector('code') === null;
  return INVITATION.test(text) && (size.linkChars > size.chars * 0.4 || HEADINGS.has(element.localName));
}

const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
const BLOCKS: ReadonlySet<string> = new Set([
  ...HEADINGS,
  'p',
  'div',
  'section',
  'ul',
  'ol',
  'li',
  'span',
  'figcaption',
]);
