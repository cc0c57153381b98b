import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';
import { PARTS, type PageType, type Part, type TypedPage, isPageType } from './typed-pages.js';

/** Elements without text for readers. */
const UNREAD =
  'script, style, noscript, svg, template, iframe, select, textarea, button, option, [style*="display:none" i], [style*="display: none" i]';

interface Label {
  path: string;
  part: Part;
  type: PageType;
  url: string;
  keep: string[];
  drop: string[];
}

/** Pages out of published packages; `labels.tsv` says which elements of each are its main text. */
export class LabeledSet {
  constructor(private readonly folder: string) {}

  static isAt(folder: string): boolean {
    return readLabels().some(({ path }) => existsSync(join(folder, path)));
  }

  pages(): TypedPage[] {
    return readLabels()
      .filter(({ path }) => existsSync(join(this.folder, path)))
      .map(({ path, part, type, url, keep, drop }) => {
        const html = readFileSync(join(this.folder, path), 'utf8');
        return { id: path, part, type, url, html, truth: mainText(html, keep, drop) };
      });
  }
}

function readLabels(): Label[] {
  return readFileSync(join(import.meta.dirname, 'labels.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [path = '', partName, type = '', url = '', keep = '', drop = ''] = line.split('\t');
      const part = PARTS.find((name) => name === partName);
      if (!part || !isPageType(type)) throw new Error(`labels.tsv has an invalid line: ${line}`);
      return { path, part, type, url, keep: listOf(keep), drop: listOf(drop) };
    });
}

function listOf(cell: string): string[] {
  return cell.split(';').filter((selector) => selector.trim() !== '');
}

interface Element {
  readonly localName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<Element & { readonly nodeType: number }>;
  contains(other: Element): boolean;
  remove(): void;
}

function mainText(html: string, keep: readonly string[], drop: readonly string[]): string {
  // parse5 first: linkedom loses the body of some pages.
  const { document } = parseHTML(serialize(parse(html))) as unknown as {
    document: { querySelectorAll(selector: string): Iterable<Element> };
  };
  for (const selector of [UNREAD, ...drop]) {
    for (const element of document.querySelectorAll(selector)) element.remove();
  }
  const kept: Element[] = [];
  for (const selector of keep) {
    for (const element of document.querySelectorAll(selector)) {
      if (!kept.some((other) => other.contains(element))) kept.push(element);
    }
  }
  return kept.map(spacedText).join('\n');
}

/** Separates the texts of elements, because markup without white space would join their words. */
function spacedText(element: Element): string {
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeType === 3) text += child.textContent ?? '';
    else if (child.nodeType === 1)
      text += INLINE.test(child.localName) ? spacedText(child) : ` ${spacedText(child)} `;
  }
  return text.replace(/\s+/g, ' ');
}

const INLINE =
  /^(?:a|abbr|b|bdi|cite|code|em|font|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|tt|u|var)$/;
