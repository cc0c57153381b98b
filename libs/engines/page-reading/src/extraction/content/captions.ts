import {
  type ReadableElement,
  addToSizes,
  descendants,
  isReadableElement,
  readableAttribute,
  readableText,
  removeReadables,
} from '../document/readable.js';
import { CAPTION_NAME, PICTURE_NAME } from './clutter.js';
import { nameWords } from './names.js';
import { PRICE } from './offers.js';

/** A longer text below a picture is not only its caption. */
const MAX_CAPTION_CHARS = 400;

/** Maximum distance from a caption to the ancestor that contains the picture too. */
const MAX_STEPS = 3;

const IMAGES: ReadonlySet<string> = new Set(['img']);
const NO_PICTURES: ReadonlySet<string> = new Set(['table', 'pre', 'code', 'blockquote', 'ul', 'ol', 'dl']);
const BLOCKS: ReadonlySet<string> = new Set(['p', 'div', 'span', 'figcaption', 'small', 'em', 'cite', 'dd']);

/**
 * Moves captions to the descriptions of their pictures, in place. A caption is useless in text without pictures,
 * and in Markdown or HTML readers find it in the description. Tables, code and quotes keep theirs.
 */
export function describePictures(root: ReadableElement): void {
  const visit = (element: ReadableElement): void => {
    for (const child of element.children) {
      if (!isReadableElement(child)) continue;
      if (isFramed(child)) describeAll(child);
      else if (isCaption(child)) describe(child);
      else visit(child);
    }
  };
  visit(root);
}

function isCaption(element: ReadableElement): boolean {
  if (element.chars === 0 || element.chars > MAX_CAPTION_CHARS) return false;
  if (element.name === 'figcaption') return true;
  return BLOCKS.has(element.name) && CAPTION_NAME.test(nameWords(element));
}

/** A box that contains hardly more than a picture and its caption; the text of a product has a price. */
function isFramed(element: ReadableElement): boolean {
  if (element.chars === 0 || element.chars > MAX_FRAMED_CHARS || element.name !== 'div') return false;
  if (element.linkChars > element.chars * 0.5 || !PICTURE_NAME.test(nameWords(element))) return false;
  return (
    descendants(element, IMAGES).next().done !== true &&
    descendants(element, MORE_THAN_PICTURES).next().done === true &&
    !PRICE.test(readableText(element))
  );
}

const MAX_FRAMED_CHARS = 250;
const MORE_THAN_PICTURES: ReadonlySet<string> = new Set([
  ...NO_PICTURES,
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figure',
  'button',
]);

function describeAll(frame: ReadableElement): void {
  const [image] = descendants(frame, IMAGES);
  const text = readableText(frame);
  if (!image) return;
  setDescription(image, text);
  keepPictures(frame);
}

/** Removes the text of an element and keeps its pictures. */
export function keepPictures(element: ReadableElement): void {
  addToSizes(element.parent, -element.chars, -element.linkChars);
  emptied(element);
}

function emptied(element: ReadableElement): void {
  element.children = element.children.filter(isReadableElement);
  element.chars = element.linkChars = 0;
  for (const child of element.children) if (isReadableElement(child)) emptied(child);
}

/** Joins description and caption, unless one contains the other. */
function setDescription(image: ReadableElement, caption: string): void {
  const alt = (readableAttribute(image, 'alt') ?? '').replace(/\s+/g, ' ').trim();
  const known = alt.toLowerCase();
  const said = caption.toLowerCase();
  const value = said.includes(known) ? caption : known.includes(said) ? alt : `${alt} – ${caption}`;
  image.attrs = [...image.attrs.filter(({ name }) => name !== 'alt'), { name: 'alt', value }];
}

function describe(caption: ReadableElement): void {
  let { parent } = caption;
  for (let steps = 0; parent && steps < MAX_STEPS; steps++, { parent } = parent) {
    // An element with much more text than the caption is not a frame of a picture.
    if (parent.chars > caption.chars + MAX_CAPTION_CHARS) return;
    const [image] = descendants(parent, IMAGES);
    if (!image) continue;
    if (parent.name === 'figure' && descendants(parent, NO_PICTURES).next().done !== true) return;
    const text = readableText(caption);
    if (text !== '') setDescription(image, text);
    removeReadables(new Set([caption]));
    return;
  }
}
