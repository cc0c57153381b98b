/** A layout error of a page. */
export interface LayoutFault {
  kind: 'overflow' | 'narrow' | 'clipped' | 'cut' | 'stacked';
  /** Short selector, and the text there. */
  place: string;
  px: number;
}

/**
 * Expression for the layout errors in the current window: an array of {@link LayoutFault}, at most five of a
 * kind.
 */
export const LAYOUT_SCRIPT = `(${layoutFaults.toString()})()`;

/* Serialized and sent to the browser, so it must not use anything from outside itself. */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

interface Style {
  overflowX: string;
  overflowY: string;
  textOverflow: string;
  writingMode: string;
  position: string;
  clipPath: string;
  getPropertyValue: (name: string) => string;
}

interface Element {
  localName: string;
  id: string;
  classList: Iterable<string>;
  textContent: string;
  parentElement: Element | null;
  scrollWidth: number;
  clientWidth: number;
  clientHeight: number;
  type?: string;
  getBoundingClientRect: () => Box;
  closest: (selector: string) => Element | null;
  getAttribute: (name: string) => string | null;
  checkVisibility: (options: object) => boolean;
  querySelectorAll: (selector: string) => Iterable<Element>;
}

interface TextNode {
  data: string;
  parentElement: Element | null;
}

interface TextRange {
  setStart: (node: TextNode, at: number) => void;
  setEnd: (node: TextNode, at: number) => void;
  getClientRects: () => Iterable<Box>;
}

declare const document: {
  documentElement: Element;
  body: Element;
  querySelectorAll: (selector: string) => Iterable<Element>;
  createRange: () => TextRange;
  createTreeWalker: (root: Element, what: number) => { nextNode: () => TextNode | null };
};
declare const getComputedStyle: (element: Element) => Style;

function layoutFaults(): LayoutFault[] {
  const MIN_CONTROL_PX = 120;
  const SLACK_PX = 3;
  const MAX_TEXTS = 4000;
  const MAX_OF_A_KIND = 5;
  const faults: LayoutFault[] = [];
  const root = document.documentElement;
  const windowWidth = root.clientWidth;

  const report = (kind: LayoutFault['kind'], element: Element, px: number): void => {
    if (faults.filter((fault) => fault.kind === kind).length >= MAX_OF_A_KIND) return;
    const name =
      element.id === '' ? [...element.classList].slice(0, 2).map((each) => `.${each}`) : [`#${element.id}`];
    const text = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
    const place = `${element.localName}${name.join('')}${text === '' ? '' : ` "${text}"`}`;
    if (!faults.some((fault) => fault.kind === kind && fault.place === place)) {
      faults.push({ kind, place, px: Math.round(px) });
    }
  };
  // Excludes what is hidden, or visible to screen readers only.
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('[aria-hidden="true"], [hidden], svg, noscript, option') !== null) return false;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { position, clipPath, overflowX } = getComputedStyle(each);
      const isTiny = each.clientWidth <= 1 && each.clientHeight <= 1 && overflowX !== 'visible';
      if (clipPath.startsWith('inset(50%') || (isTiny && position === 'absolute')) return false;
    }
    return true;
  };
  const isScrolling = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const isCutting = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrollsSideways = (element: Element): boolean => {
    for (
      let each: Element | null = element;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      if (isScrolling(getComputedStyle(each).overflowX)) return true;
    }
    return false;
  };

  const overflow = root.scrollWidth - windowWidth;
  if (overflow > 1) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > windowWidth + 1 && isShown(element) && !scrollsSideways(element);
    });
    report('overflow', wide.at(-1) ?? document.body, overflow);
  }

  const controls =
    'textarea, select, input:not([type]), ' +
    ['text', 'email', 'tel', 'url', 'search', 'password', 'date', 'time', 'datetime-local', 'month', 'week']
      .map((type) => `input[type="${type}"]`)
      .join(', ');
  for (const control of document.querySelectorAll(controls)) {
    const { width, right } = control.getBoundingClientRect();
    // A select box of numbers needs no more width than they do.
    const isShort =
      control.localName === 'select' &&
      [...control.querySelectorAll('option')].every((option) => option.textContent.trim().length <= 6);
    if (!isShort && width > 0 && width < MIN_CONTROL_PX && right > 0 && isShown(control)) {
      report('narrow', control, width);
    }
  }

  // Where the page clips what is too wide, nothing scrolls, and only a part of a control can be seen.
  for (const control of document.querySelectorAll(`button, ${controls}`)) {
    const { left, right, width } = control.getBoundingClientRect();
    const isCut = width > 0 && left < windowWidth && right > windowWidth + SLACK_PX;
    if (overflow <= 1 && isCut && isShown(control) && !scrollsSideways(control))
      report('cut', control, right - windowWidth);
  }

  /** By how much a text exceeds the visible area of an ancestor; 0 if all of it is visible or scrollable. */
  const cutOff = (element: Element, box: Box): number => {
    for (let each: Element | null = element; each !== null && each !== root; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (isScrolling(style.overflowX) || isScrolling(style.overflowY)) return 0;
      // Truncated on purpose, with an ellipsis.
      if (style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none')
        return 0;
      const shown = each.getBoundingClientRect();
      const across = isCutting(style.overflowX)
        ? Math.max(shown.left - box.left, box.right - shown.right)
        : 0;
      const down = isCutting(style.overflowY) ? Math.max(shown.top - box.top, box.bottom - shown.bottom) : 0;
      if (across > SLACK_PX) return across;
      // Line boxes are taller than their letters.
      if (down > SLACK_PX + box.height * 0.3) return down;
      // Fixed elements are not clipped by their ancestors.
      if (style.position === 'fixed') return 0;
    }
    return Math.max(box.right - windowWidth - SLACK_PX, 0);
  };

  const walker = document.createTreeWalker(document.body, 4);
  const range = document.createRange();
  for (let count = 0; count < MAX_TEXTS; count += 1) {
    const node = walker.nextNode();
    if (node === null) break;
    const element = node.parentElement;
    if (element === null || node.data.trim() === '' || !isShown(element)) continue;
    range.setStart(node, 0);
    range.setEnd(node, node.data.length);
    const boxes = [...range.getClientRects()].filter(({ width, right }) => width > 0 && right > 0);
    const cut = Math.max(0, ...boxes.map((box) => cutOff(element, box)));
    if (cut > 0 && overflow <= 1) report('clipped', element, cut);
    if (getComputedStyle(element).writingMode !== 'horizontal-tb') continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      // Lines of these scripts may break between any two letters.
      const isBreakable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
      const isPiled = lines >= 3 && word.length / lines < (isBreakable ? 1.6 : 3);
      if (isPiled) report('stacked', element, lines);
    }
  }
  return faults;
}
