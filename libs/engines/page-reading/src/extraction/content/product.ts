import {
  type ReadableElement,
  commonAncestor,
  isReadableElement,
  readableAttribute,
} from '../document/readable.js';
import { words } from '../words.js';
import { PRODUCT_NAME } from './clutter.js';
import { nameWords } from './names.js';

/** Minimum share of the text of the page for the element with the product. */
const PRODUCT_SHARE = 0.25;

const BOXES: ReadonlySet<string> = new Set(words('div section article main table td form'));

/** Returns whether an element is marked as a product by microdata. */
export function isProductItem(element: ReadableElement): boolean {
  return readableAttribute(element, 'itemtype')?.endsWith('schema.org/Product') ?? false;
}

/** Returns the outermost element that is marked or named as the product, or the one around all of them. */
export function productIn(body: ReadableElement): ReadableElement | undefined {
  const found: ReadableElement[] = [];
  const visit = (element: ReadableElement): void => {
    for (const child of element.children) {
      if (!isReadableElement(child)) continue;
      if (child.chars >= body.chars * PRODUCT_SHARE && isProduct(child)) found.push(child);
      else visit(child);
    }
  };
  visit(body);
  return found.length < 2 ? found[0] : (commonAncestor(found) ?? undefined);
}

function isProduct(element: ReadableElement): boolean {
  return isProductItem(element) || (BOXES.has(element.name) && PRODUCT_NAME.test(nameWords(element)));
}
