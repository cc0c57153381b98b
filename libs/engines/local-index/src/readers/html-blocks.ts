import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import { oneLine } from '@capstan/parsing';
import type { TextBlock } from '../documents/document.js';
import { HeadingPath } from './heading-path.js';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Not content: code, controls, drawings, and what is repeated on every page of a site. */
const DROPPED = words(
  'script style noscript template svg math canvas iframe object audio video nav footer aside dialog button select option input textarea',
);
const DROPPED_ROLES = words('navigation banner contentinfo complementary search menu dialog');

/** Elements that start a new line. */
const BLOCK = words(
  'address article blockquote body caption center dd details div dl dt fieldset figcaption figure form header hgroup hr legend li main ol p pre section summary table tbody tfoot thead tr ul',
);

/** Deeper than any real page; limits the recursion. */
const MAX_DEPTH = 800;

/** Collects the text of elements as blocks under their headings. */
export class HtmlBlocks {
  private readonly blocks: TextBlock[] = [];
  private readonly path = new HeadingPath();
  private line = '';
  private openLinks = 0;
  /** The next number of each open list; undefined for one without numbers. */
  private readonly lists: (number | undefined)[] = [];
  /** Number of the entry whose text has not begun. */
  private entryNumber = '';
  private textLength = 0;
  private linkLength = 0;

  add(node: Node, depth = 0): void {
    if (depth > MAX_DEPTH) return;
    if (defaultTreeAdapter.isTextNode(node)) this.addText(node.value);
    else if (defaultTreeAdapter.isElementNode(node)) this.addElement(node, depth);
  }

  /** Returns the blocks so far; headings without text below them count as text. */
  finish(): TextBlock[] {
    this.endLine();
    this.keep(this.path.takeUnused());
    return this.blocks;
  }

  /** Returns the share of the text that is link text, 0 to 1. */
  linkShare(): number {
    return this.textLength === 0 ? 0 : this.linkLength / this.textLength;
  }

  private addText(text: string): void {
    this.line += text;
    const { length } = text.trim();
    this.textLength += length;
    if (this.openLinks > 0) this.linkLength += length;
  }

  private addElement(element: Element, depth: number): void {
    const { tagName } = element;
    if (isDropped(element)) return;
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    const isBlock = level !== undefined || BLOCK.has(tagName);
    if (isBlock) this.endLine();
    if (tagName === 'ol') this.lists.push(numberIn(element, 'start') ?? 1);
    if (tagName === 'ul') this.lists.push(undefined);
    if (tagName === 'li') this.startEntry(element);
    if (tagName === 'br') this.line += ' ';
    if ((tagName === 'td' || tagName === 'th') && this.line.trim() !== '') this.line += ' | ';
    const isLink = tagName === 'a' && element.attrs.some(({ name }) => name === 'href');
    if (isLink) this.openLinks += 1;
    for (const child of element.childNodes) this.add(child, depth + 1);
    if (isLink) this.openLinks -= 1;
    if (tagName === 'ol' || tagName === 'ul') this.lists.pop();
    if (level !== undefined) this.startSection(Number(level));
    else if (isBlock) this.endLine();
    if (tagName === 'li') this.entryNumber = '';
  }

  private startEntry(element: Element): void {
    const next = numberIn(element, 'value') ?? this.lists.at(-1);
    if (this.lists.at(-1) === undefined || next === undefined) return void (this.entryNumber = '');
    this.entryNumber = `${next}. `;
    this.lists[this.lists.length - 1] = next + 1;
  }

  private startSection(level: number): void {
    const heading = oneLine(this.line);
    this.line = '';
    // A heading in an entry is not a step.
    this.entryNumber = '';
    if (heading !== '') this.keep(this.path.enter(level, heading));
  }

  private endLine(): void {
    const text = oneLine(this.line);
    this.line = '';
    if (text === '') return;
    this.keep({ headings: this.path.use(), text: this.entryNumber + text });
    this.entryNumber = '';
  }

  private keep(block: TextBlock | undefined): void {
    if (block) this.blocks.push(block);
  }
}

function numberIn({ attrs }: Element, attribute: string): number | undefined {
  const value = attrs.find(({ name }) => name === attribute)?.value.trim() ?? '';
  return /^\d{1,3}$/.test(value) ? Number(value) : undefined;
}

function isDropped(element: Element): boolean {
  if (DROPPED.has(element.tagName)) return true;
  return element.attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'aria-hidden' && value === 'true') ||
      (name === 'role' && DROPPED_ROLES.has(value)),
  );
}
