import { type DomDocument, type DomElement, type DomNode, isElement, isText } from '../document/dom.js';

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

/** True for tables that lay out source code with its line numbers. */
export function isCodeTable(element: DomElement): boolean {
  if (element.localName !== 'table') return false;
  if (/highlight|rouge-table|codehilite|js-file-line/i.test(element.getAttribute('class') ?? '')) return true;
  const cells = element.querySelectorAll('td');
  return cells.length === 2 && LINE_NUMBERS.test(cells[0]!.getAttribute('class') ?? '');
}

/** `<pre><code class="language-x">` with the text of the code alone; undefined when there is none. */
export function codeBlock(document: DomDocument, element: DomElement): DomElement | undefined {
  const text = codeText(element)
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

/** Text with its line breaks, also where lines are elements; without line numbers and copy buttons. */
function codeText(root: DomElement): string {
  let text = '';
  const visit = (node: DomNode): void => {
    if (isText(node)) text += node.textContent ?? '';
    if (!isElement(node) || isMargin(node)) return;
    if (node.localName === 'br') text += '\n';
    const isLine = node !== root && (LINE_TAGS.has(node.localName) || isSecondCode(node));
    if (isLine && text !== '' && !text.endsWith('\n')) text += '\n';
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child);
    if (isLine && !text.endsWith('\n')) text += '\n';
  };
  visit(root);
  return text;
}

const LINE_TAGS: ReadonlySet<string> = new Set(['div', 'p', 'li', 'tr', 'pre']);

/** Pages that offer one example in several languages put one `<code>` after the other. */
function isSecondCode(element: DomElement): boolean {
  return element.localName === 'code' && isElement(element.previousSibling);
}

function isMargin(element: DomElement): boolean {
  return element.localName === 'button' || LINE_NUMBERS.test(element.getAttribute('class') ?? '');
}

function languageOf(element: DomElement): string | undefined {
  const candidates: DomElement[] = [...element.querySelectorAll('code, pre'), element];
  for (let parent = element.parentNode, steps = 0; isElement(parent) && steps < 3; steps++) {
    candidates.push(parent);
    parent = parent.parentNode;
  }
  for (const candidate of candidates) {
    const name =
      candidate.getAttribute('data-lang') ??
      candidate.getAttribute('data-language') ??
      LANGUAGE_CLASS.exec(candidate.getAttribute('class') ?? '')?.[1];
    if (name && /^[a-z0-9+#_.-]{1,20}$/i.test(name) && !NOT_LANGUAGES.has(name.toLowerCase())) {
      return name.toLowerCase();
    }
  }
  return undefined;
}
