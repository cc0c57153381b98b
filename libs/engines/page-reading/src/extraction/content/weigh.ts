import {
  type ReadableElement,
  countChars,
  holdsBlocks,
  isInline,
  isReadableElement,
} from '../document/readable.js';

/** A shorter run of text is a label, a price or a date, which does not indicate prose. */
const SENTENCE_CHARS = 30;

/** A run of this length counts in full; teasers are shorter than paragraphs. */
const PARAGRAPH_CHARS = 150;

/**
 * Returns the weight of an element and all below it: the characters of its prose, which is text as long as a
 * sentence and mostly outside of links; short runs count less.
 */
export function weigh(root: ReadableElement): Map<ReadableElement, number> {
  return sums(root, (prose) => prose * Math.min(1, prose / PARAGRAPH_CHARS));
}

/** Returns the characters of prose in an element. */
export function proseIn(root: ReadableElement): number {
  return sums(root, (prose) => prose).get(root) ?? 0;
}

function sums(root: ReadableElement, value: (prose: number) => number): Map<ReadableElement, number> {
  const weights = new Map<ReadableElement, number>();
  const visit = (element: ReadableElement): number => {
    let weight = 0;
    let chars = 0;
    let linkChars = 0;
    const endRun = (): void => {
      const prose = chars - linkChars;
      if (prose >= SENTENCE_CHARS && linkChars < chars * 0.5) weight += value(prose);
      chars = linkChars = 0;
    };
    for (const child of element.children) {
      if (!isReadableElement(child)) chars += countChars(child.text);
      else if (isInline(child)) {
        const inner = visit(child);
        if (holdsBlocks(child)) {
          endRun();
          weight += inner;
        } else {
          chars += child.chars;
          linkChars += child.name === 'a' ? child.chars : child.linkChars;
        }
      } else {
        endRun();
        weight += visit(child);
      }
    }
    endRun();
    weights.set(element, weight);
    return weight;
  };
  visit(root);
  return weights;
}
