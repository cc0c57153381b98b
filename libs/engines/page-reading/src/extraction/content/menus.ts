import {
  type ReadableElement,
  isReadableElement,
  readableAttribute,
  removeReadables,
} from '../document/readable.js';
import { words } from '../words.js';

/** A menu has short links and hardly anything else. */
const LEAST_LINKS = 4;
const LINKED_SHARE = 0.8;
const MAX_LINK_CHARS = 24;
const MAX_OTHER_CHARS = 200;

/** Filters of a collection: names, each with the number of its entries. */
const LEAST_COUNTS = 4;
const MAX_CHARS_PER_COUNT = 32;
const COUNT = /\(\s?(?!(?:19|20)\d\d\s?\))\d[\d.,\s]{0,12}\)/g;

/** So many siblings with the same name are entries of a list. */
const LEAST_ENTRIES = 4;

/** Where less is left, the links are the content, as in an index. */
const LEAST_LEFT = { chars: 800, share: 0.25 };

const BOXES: ReadonlySet<string> = new Set(words('div section ul ol dl table tbody tr td form p center'));

/** Removes menus and filters that no name gives away, in place. For pages that are not articles. */
export function removeMenus(root: ReadableElement): void {
  const sizes = measure(root);
  const menus = new Set<ReadableElement>();
  let menuChars = 0;
  const visit = (element: ReadableElement): void => {
    const entries = entryNames(element);
    for (const child of element.children) {
      if (!isReadableElement(child)) continue;
      if (BOXES.has(child.name) && isMenu(child, sizes.get(child)!)) {
        menus.add(child);
        menuChars += child.chars;
      } else if (!entries.has(signature(child))) visit(child);
    }
  };
  visit(root);
  const left = root.chars - menuChars;
  if (left >= LEAST_LEFT.chars || left >= menuChars * LEAST_LEFT.share) removeReadables(menus);
}

/** Returns the signatures of entries of a list, which have links of their own, such as tags. */
function entryNames(parent: ReadableElement): ReadonlySet<string> {
  const counts = new Map<string, number>();
  if (parent.children.length < LEAST_ENTRIES) return new Set();
  for (const child of parent.children) {
    if (isReadableElement(child)) counts.set(signature(child), (counts.get(signature(child)) ?? 0) + 1);
  }
  return new Set(
    [...counts].filter(([name, count]) => count >= LEAST_ENTRIES && name.includes('.')).map(([name]) => name),
  );
}

/** Returns the name of an element with its classes; without a point if it has none. */
function signature(element: ReadableElement): string {
  const classes = readableAttribute(element, 'class')?.trim().slice(0, 200);
  return classes ? `${element.name}.${classes}` : element.name;
}

interface Sizes {
  links: number;
  counts: number;
  images: number;
}

function isMenu({ chars, linkChars }: ReadableElement, { links, counts, images }: Sizes): boolean {
  if (counts >= LEAST_COUNTS && chars <= counts * MAX_CHARS_PER_COUNT) return true;
  return (
    links >= LEAST_LINKS &&
    images < links / 2 &&
    linkChars >= chars * LINKED_SHARE &&
    chars - linkChars <= MAX_OTHER_CHARS &&
    linkChars <= links * MAX_LINK_CHARS
  );
}

function measure(root: ReadableElement): Map<ReadableElement, Sizes> {
  const sizes = new Map<ReadableElement, Sizes>();
  const visit = (element: ReadableElement): Sizes => {
    const own = { links: element.name === 'a' ? 1 : 0, counts: 0, images: element.name === 'img' ? 1 : 0 };
    for (const child of element.children) {
      if (!isReadableElement(child)) {
        own.counts += child.text.match(COUNT)?.length ?? 0;
        continue;
      }
      const inner = visit(child);
      own.links += inner.links;
      own.counts += inner.counts;
      own.images += inner.images;
    }
    sizes.set(element, own);
    return own;
  };
  visit(root);
  return sizes;
}
