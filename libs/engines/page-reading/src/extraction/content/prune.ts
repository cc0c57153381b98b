import {
  type ReadableElement,
  descendants,
  isReadableElement,
  readableAttribute,
  readableText,
  removeReadables,
} from '../document/readable.js';
import {
  ARTICLE_NAME,
  AUTHOR_NAME,
  BOX_NAME,
  CLUTTER_NAME,
  CLUTTER_ROLES,
  CLUTTER_TAGS,
  DISCUSSION_NAME,
  GALLERY_NAME,
  HEADER_NAME,
  LISTING_CONTROL_NAME,
  PRODUCT_CLUTTER_NAME,
  SIGN_TEXT,
  WHOLE_DISCUSSION_NAME,
} from './clutter.js';
import { keepPictures } from './captions.js';
import { nameWords } from './names.js';
import { PRICE } from './offers.js';
import { INVITATION, LABEL, NOTE, NOTICE } from './remarks.js';

/** An element with more than this share of all prose is content, whatever its name. */
const MAIN_SHARE = 0.4;

/** Names that leave less of the prose mislead: some pages call their content "sidebar" or "popup". */
const LEAST_LEFT = 0.2;

/** Size limits of a box next to the text of an article. */
const MAX_BOX_CHARS = 1_500;
const MAX_BOX_SHARE = 0.25;

/** A longer paragraph in a gallery is part of the article. */
const MAX_GALLERY_TEXT_CHARS = 150;

/** Minimum length of an article without its discussion; less would be an introduction to the discussion. */
const LEAST_DISCUSSED_CHARS = 400;

/** Minimum length of a product page without its reviews. */
const LEAST_DESCRIBED_CHARS = 100;

/** A longer form contains content. */
const MAX_FORM_CHARS = 300;

/** Greetings, opening hours, telephone numbers. */
const MAX_HEADER_CHARS = 300;

export interface PruneOptions {
  /** Discussion and lists of links are clutter below an article, but content of forums and listings. */
  article: boolean;
  /** Whether the page is marked as an article: then a long discussion, boxes and galleries are not its text. */
  called?: boolean;
  /** Whether the page is about one product: then reviews and other products are clutter. */
  product?: boolean;
}

/** Removes what surrounds content, in place. */
export function prune(root: ReadableElement, options: PruneOptions): void {
  const total = Math.max(1, proseOf(root));
  const byName = findClutter(root, total, isClutter, options);
  const opinions = proseSum([...byName].filter((element) => isOpinion(nameWords(element), options)));
  const isMistaken = total - proseSum(byName) < (total - opinions) * LEAST_LEFT;
  const clutter = isMistaken ? findClutter(root, total, isPlainClutter, options) : byName;
  removeReadables(clutter);
  if (options.article && options.called) emptyGalleries(root, total);
}

type IsClutter = (element: ReadableElement, total: number, options: PruneOptions) => boolean;

/** Returns the outermost elements that are clutter. */
function findClutter(
  root: ReadableElement,
  total: number,
  matches: IsClutter,
  options: PruneOptions,
): Set<ReadableElement> {
  const found = new Set<ReadableElement>();
  const visit = (parent: ReadableElement): void => {
    for (const child of parent.children) {
      if (!isReadableElement(child)) continue;
      if (matches(child, total, options)) found.add(child);
      else visit(child);
    }
  };
  visit(root);
  return found;
}

/** Comments and reviews may well be longer than what they are about. */
function isOpinion(name: string, options: PruneOptions): boolean {
  return DISCUSSION_NAME.test(name) || (options.product === true && PRODUCT_CLUTTER_NAME.test(name));
}

function proseSum(elements: Iterable<ReadableElement>): number {
  let sum = 0;
  for (const element of elements) sum += proseOf(element);
  return sum;
}

function emptyGalleries(root: ReadableElement, total: number): void {
  for (const child of root.children) {
    if (!isReadableElement(child)) continue;
    if (isGallery(child, total)) keepPictures(child);
    else emptyGalleries(child, total);
  }
}

/** Text outside of links: lists of links can be longer than an article. */
function proseOf({ chars, linkChars }: ReadableElement): number {
  return chars - linkChars;
}

/** Returns whether an element is clutter by its tag or role alone, because names mislead on some pages. */
function isPlainClutter(element: ReadableElement): boolean {
  return (
    !KEPT_TAGS.has(element.name) &&
    (CLUTTER_TAGS.has(element.name) || CLUTTER_ROLES.has(readableAttribute(element, 'role') ?? ''))
  );
}

function isClutter(element: ReadableElement, total: number, options: PruneOptions): boolean {
  const tag = element.name;
  if (KEPT_TAGS.has(tag)) return false;
  if (tag === 'a' && element.chars <= 2 && SIGN_TEXT.test(readableText(element))) return true;
  if (proseOf(element) > total * MAIN_SHARE) {
    return isLongDiscussion(element, total, options) || isLongReview(element, total, options);
  }
  if (CLUTTER_TAGS.has(tag)) return true;
  if (tag === 'form') return element.chars < MAX_FORM_CHARS && !isOfferForm(element);
  if (CLUTTER_ROLES.has(readableAttribute(element, 'role') ?? '')) return true;
  if (tag === 'header') return isSiteHeader(element);
  const name = nameWords(element);
  if (name !== '') {
    if (CLUTTER_NAME.test(name)) return true;
    if (!options.called && (LISTING_CONTROL_NAME.test(name) || isNamedHeader(element, name))) return true;
    if (options.product && PRODUCT_CLUTTER_NAME.test(name)) return true;
    if (options.article) {
      if (DISCUSSION_NAME.test(name)) return true;
      if (element.chars < 200 && ARTICLE_NAME.test(name)) return true;
      const isNamedBox = AUTHOR_NAME.test(name) || (options.called === true && BOX_NAME.test(name));
      if (isNamedBox && isBox(element, total)) return true;
    }
  }
  return options.article && (isLinkBlock(element) || isRemark(element));
}

function isBox(element: ReadableElement, total: number): boolean {
  return proseOf(element) < Math.min(MAX_BOX_CHARS, total * MAX_BOX_SHARE);
}

function isGallery(element: ReadableElement, total: number): boolean {
  if (KEPT_TAGS.has(element.name) || !isBox(element, total) || !GALLERY_NAME.test(nameWords(element)))
    return false;
  return ![...descendants(element, PARAGRAPHS)].some(({ chars }) => chars > MAX_GALLERY_TEXT_CHARS);
}

function isLongDiscussion(element: ReadableElement, total: number, options: PruneOptions): boolean {
  return (
    options.called === true &&
    total - proseOf(element) >= LEAST_DISCUSSED_CHARS &&
    WHOLE_DISCUSSION_NAME.test(nameWords(element))
  );
}

/** Reviews of a product may be longer than its description. */
function isLongReview(element: ReadableElement, total: number, options: PruneOptions): boolean {
  return (
    options.product === true &&
    total - proseOf(element) >= LEAST_DESCRIBED_CHARS &&
    PRODUCT_CLUTTER_NAME.test(nameWords(element))
  );
}

/** Shops put each entry of a collection into a form with its button. */
function isOfferForm(element: ReadableElement): boolean {
  return descendants(element, LINKS).next().done !== true && PRICE.test(readableText(element));
}

/** The header of a site without its tag: no heading and no text, in a box of that name. */
function isNamedHeader(element: ReadableElement, name: string): boolean {
  return (
    HEADER_BOXES.has(element.name) &&
    HEADER_NAME.test(name) &&
    proseOf(element) < MAX_HEADER_CHARS &&
    descendants(element, ALL_HEADINGS).next().done === true
  );
}

/** Removing these would break their parents. */
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

/** The header of an article contains its title and author; that of a site contains links. */
function isSiteHeader(element: ReadableElement): boolean {
  const { done } = descendants(element, TITLES).next();
  return done === true && element.linkChars > element.chars * 0.5;
}

const TITLES: ReadonlySet<string> = new Set(['h1', 'h2']);
const PARAGRAPHS: ReadonlySet<string> = new Set(['p']);
const LINKS: ReadonlySet<string> = new Set(['a']);
const CODE: ReadonlySet<string> = new Set(['code']);

/** A block of links, such as a list of further articles. */
function isLinkBlock(element: ReadableElement): boolean {
  const { name, chars, linkChars } = element;
  if (name !== 'ul' && name !== 'ol' && name !== 'div' && name !== 'section') return false;
  if (chars <= 20 || linkChars <= chars * 0.8) return false;
  return name === 'div' || name === 'section' || [...descendants(element, LINKS)].length >= 2;
}

/** A short block about this page or other pages. */
function isRemark(element: ReadableElement): boolean {
  const { chars } = element;
  if (chars === 0 || chars > 250 || !BLOCKS.has(element.name)) return false;
  const text = readableText(element);
  if (LABEL.test(text)) return true;
  if (NOTICE.test(text) && chars < 200) return descendants(element, CODE).next().done === true;
  if (NOTE.test(text) && element.name !== 'li' && !HEADINGS.has(element.name)) return true;
  return INVITATION.test(text) && (element.linkChars > chars * 0.4 || HEADINGS.has(element.name));
}

const HEADER_BOXES: ReadonlySet<string> = new Set(['div', 'section', 'table', 'td', 'center']);
const ALL_HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
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
