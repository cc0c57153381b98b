import type { DomDocument, DomElement } from '../document/dom.js';
import {
  type ReadableElement,
  type ReadableNode,
  descendants,
  isReadableElement,
  readableAttribute,
} from '../document/readable.js';
import { WhiteSpaceLimit } from './white-space.js';

const LANGUAGE_CLASS =
  /(?:^|\s)(?:language|lang|highlight-source|highlight|sourceCode|brush:?|code)[-\s]([a-z0-9+#_.-]{1,20})(?:\s|$)/i;
const NOT_LANGUAGES: ReadonlySet<string> = new Set([
  'default',
  'none',
  'text',
  'block',
  'notranslate',
  'wrapper',
]);
const LINE_NUMBERS =
  /(?:^|[\s_-])(?:linenos?|line-?numbers?|gutter|lineno|rouge-gutter|blob-num)(?:$|[\s_-])/i;

/** Returns whether a table lays out source code with line numbers. */
export function isCodeTable(element: ReadableElement): boolean {
  if (element.name !== 'table') return false;
  if (/highlight|rouge-table|codehilite|js-file-line/i.test(readableAttribute(element, 'class') ?? '')) {
    return true;
  }
  const cells = [...descendants(element, CELLS)];
  return cells.length === 2 && LINE_NUMBERS.test(readableAttribute(cells[0]!, 'class') ?? '');
}

const CELLS: ReadonlySet<string> = new Set(['td']);
const CODE: ReadonlySet<string> = new Set(['code', 'pre']);

/** Returns `<pre><code class="language-x">` with only the code; undefined when there is none. */
export function codeBlock(document: DomDocument, element: ReadableElement): DomElement | undefined {
  const text = new WhiteSpaceLimit()
    .cut(codeText(element))
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  if (text === '') return undefined;
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  const language = languageOf(element);
  if (language) code.setAttribute('class', `language-${language}`);
  code.appendChild(document.createTextNode(text));
  pre.appendChild(code);
  return pre;
}

/** Returns the text with its line breaks, also where lines are elements, without line numbers and copy buttons. */
function codeText(root: ReadableElement): string {
  let text = '';
  const visit = (node: ReadableNode, at: number): void => {
    if (!isReadableElement(node)) {
      text += node.text;
      return;
    }
    if (isMargin(node)) return;
    if (node.name === 'br') text += '\n';
    const isLine = node !== root && (LINE_TAGS.has(node.name) || isSecondCode(node, at));
    if (isLine && text !== '' && !text.endsWith('\n')) text += '\n';
    for (const [place, child] of node.children.entries()) visit(child, place);
    if (isLine && !text.endsWith('\n')) text += '\n';
  };
  visit(root, 0);
  return text;
}

const LINE_TAGS: ReadonlySet<string> = new Set(['div', 'p', 'li', 'tr', 'pre']);

/** Pages with an example in several languages have one `<code>` after the other. */
function isSecondCode(element: ReadableElement, at: number): boolean {
  return element.name === 'code' && at > 0 && isReadableElement(element.parent?.children[at - 1]);
}

function isMargin(element: ReadableElement): boolean {
  return element.name === 'button' || LINE_NUMBERS.test(readableAttribute(element, 'class') ?? '');
}

function languageOf(element: ReadableElement): string | undefined {
  const candidates = [...descendants(element, CODE), element];
  let { parent } = element;
  for (let steps = 0; parent && steps < 3; steps++, { parent } = parent) candidates.push(parent);
  for (const candidate of candidates) {
    const name =
      readableAttribute(candidate, 'data-lang') ??
      readableAttribute(candidate, 'data-language') ??
      LANGUAGE_CLASS.exec(readableAttribute(candidate, 'class') ?? '')?.[1];
    if (name && /^[a-z0-9+#_.-]{1,20}$/i.test(name) && !NOT_LANGUAGES.has(name.toLowerCase())) {
      return name.toLowerCase();
    }
  }
  return undefined;
}
