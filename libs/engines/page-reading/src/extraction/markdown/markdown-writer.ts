import TurndownService from 'turndown';

/** The node properties that rules use: turndown's types require those of the browser. */
interface RuleNode {
  nodeName: string;
  textContent: string | null;
  parentNode: RuleNode | null;
  firstChild: RuleNode | null;
  nextSibling: RuleNode | null;
  previousSibling: RuleNode | null;
  getAttribute?(name: string): string | null;
}

type RuleFilter = (node: RuleNode) => boolean;
type RuleText = (content: string, node: RuleNode) => string;

/** Creates a turndown with our rules, for one page: it keeps state between the items of a list. */
export function markdownWriter(): TurndownService {
  const writer = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  const rule = (name: string, filter: RuleFilter, replacement: RuleText): void => {
    writer.addRule(name, {
      filter: (node: RuleNode) => filter(node),
      replacement: (content: string, node: RuleNode) => replacement(content, node),
    });
  };
  const tag = (...names: string[]): RuleFilter => {
    const wanted = new Set(names);
    return (node) => wanted.has(node.nodeName);
  };
  rule('listItem', tag('LI'), listItem());
  rule('codeBlock', (node) => node.nodeName === 'PRE', codeBlock);
  rule('heading', tag('H1', 'H2', 'H3', 'H4', 'H5', 'H6'), heading);
  rule('strikethrough', tag('DEL', 'S'), (content) => (content.trim() ? `~~${content}~~` : content));
  rule('term', tag('DT'), (content) => `\n\n**${oneLine(content).replace(/^\*\*|\*\*$/g, '')}**\n\n`);
  rule('definition', tag('DD'), (content) => `\n\n${content.trim()}\n\n`);
  rule('link', (node) => node.nodeName === 'A' && !!node.getAttribute?.('href'), link);
  rule('image', tag('IMG'), image);
  // Tables inside lists, quotes and cells have no Markdown; their rows become lines.
  rule('innerRow', tag('TR'), (content) => `\n${oneLine(content)}\n`);
  rule('innerCell', tag('TD', 'TH'), (content) => `${oneLine(content)} `);
  return writer;
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Numbers items by counting: asking each for its index takes quadratic time. */
function listItem(): RuleText {
  const counts = new WeakMap<object, number>();
  return (content, node) => {
    const list = node.parentNode;
    let marker = '- ';
    if (list?.nodeName === 'OL') {
      const start = Number.parseInt(list.getAttribute?.('start') ?? '1', 10);
      const number = counts.get(list) ?? (Number.isSafeInteger(start) ? start : 1);
      counts.set(list, number + 1);
      marker = `${number}. `;
    }
    const body = content.trim().replaceAll('\n', `\n${' '.repeat(marker.length)}`);
    return body === '' ? '' : `${marker}${body.replace(/\n[ \t]+(?=\n)/g, '\n')}\n`;
  };
}

/** Uses a fence longer than any run of backticks inside, so that code with Markdown stays intact. */
const codeBlock: RuleText = (_, node) => {
  const text = (node.textContent ?? '').replace(/\n$/, '');
  const language = /language-(\S+)/.exec(node.firstChild?.getAttribute?.('class') ?? '')?.[1] ?? '';
  return `\n\n${fenced(text, language)}\n\n`;
};

export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

const heading: RuleText = (content, node) => {
  const text = oneLine(content);
  return text === '' ? '' : `\n\n${'#'.repeat(Number(node.nodeName[1]))} ${text}\n\n`;
};

const link: RuleText = (content, node) => {
  const text = oneLine(content);
  if (text === '') return '';
  // A link around blocks cannot be written as one; its text can.
  if (content.length > 2_000) return content;
  const lead = /^\s/.test(content) ? ' ' : '';
  const trail = /\s$/.test(content) ? ' ' : '';
  return `${lead}[${text}](${destination(node.getAttribute?.('href') ?? '')})${trail}`;
};

const image: RuleText = (_, node) => {
  const alt = oneLine(node.getAttribute?.('alt') ?? '').replace(/[[\]]/g, '\\$&');
  return `![${alt}](${destination(node.getAttribute?.('src') ?? '')})`;
};

/** Serialized URLs have no white space; only parentheses could end the destination early. */
function destination(url: string): string {
  return url.replace(/[()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
