import type { PageFacts } from './page-facts.js';
import {
  type TreeDocument,
  type TreeElement,
  type TreeNode,
  UNREAD,
  attribute,
  isHidden,
  isTreeElement,
  textValue,
  treeChildren,
  treeText,
} from '@capstan/parsing';

const MAX_ANCHORS = 5_000;
const MAX_JSON_LD_CHARS = 500_000;
const MAX_ITEMPROPS = 200;
const VISIBLE_TEXT_CHARS = 4_000;

const APART: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside', 'form', 'button', 'select']);
const APP_ROOTS: ReadonlySet<string> = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  'app-root',
  'svelte',
  'gatsby',
]);

interface Visit {
  node: TreeNode;
  visible: boolean;
  inContent: boolean;
}

/** Walks over the tree once, without recursion. */
export function surveyPage(tree: TreeDocument): PageFacts {
  const facts = noFacts();
  const stack: Visit[] = tree.childNodes
    .map((node) => ({ node, visible: true, inContent: true }))
    .toReversed();
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { node } = visit;
    const value = textValue(node);
    if (value !== undefined) {
      if (visit.visible) countText(facts, value, visit.inContent);
    } else if (isTreeElement(node)) {
      noteElement(facts, node, visit.visible);
      const visible =
        visit.visible && !UNREAD.has(node.tagName) && node.tagName !== 'head' && !isHidden(node);
      const inContent = visit.inContent && !APART.has(node.tagName);
      const children = treeChildren(node);
      for (let i = children.length - 1; i >= 0; i--) stack.push({ node: children[i]!, visible, inContent });
    }
  }
  facts.visibleText = facts.visibleText.replace(/\s+/g, ' ').trim();
  return facts;
}

function noFacts(): PageFacts {
  return {
    title: '',
    headings: [],
    language: null,
    baseHref: null,
    jsonLd: [],
    meta: new Map(),
    itemprops: new Map(),
    times: [],
    relAuthor: null,
    canonical: null,
    anchors: [],
    frames: [],
    elements: 0,
    scripts: 0,
    noscriptText: '',
    hasPasswordField: false,
    hasAppRoot: false,
    visibleText: '',
    visibleChars: 0,
    contentChars: 0,
  };
}

function countText(facts: PageFacts, text: string, inContent: boolean): void {
  const chars = text.replace(/\s+/g, '').length;
  facts.visibleChars += chars;
  if (inContent) facts.contentChars += chars;
  if (facts.visibleText.length < VISIBLE_TEXT_CHARS) {
    facts.visibleText += `${text.slice(0, VISIBLE_TEXT_CHARS)} `;
  }
}

function noteElement(facts: PageFacts, element: TreeElement, visible: boolean): void {
  facts.elements++;
  noteAttributes(facts, element);
  NOTES.get(element.tagName)?.(facts, element, visible);
}

function noteAttributes(facts: PageFacts, element: TreeElement): void {
  for (const { name, value } of element.attrs) {
    if (name === 'itemprop') noteItemprop(facts, element, value);
    else if (name === 'id' && APP_ROOTS.has(value)) facts.hasAppRoot = true;
    else if (name === 'rel' && facts.relAuthor === null && /(?:^|\s)author(?:\s|$)/i.test(value)) {
      facts.relAuthor = treeText(element, 200) || null;
    }
  }
}

function noteItemprop(facts: PageFacts, element: TreeElement, names: string): void {
  const value =
    attribute(element, 'content') ??
    attribute(element, 'datetime') ??
    (treeText(element, 300) || attribute(element, 'href'));
  if (!value) return;
  for (const name of names.toLowerCase().split(/\s+/)) {
    if (facts.itemprops.size < MAX_ITEMPROPS && !facts.itemprops.has(name)) facts.itemprops.set(name, value);
  }
}

type Note = (facts: PageFacts, element: TreeElement, visible: boolean) => void;

/** What to record of an element, by its name. */
const NOTES: ReadonlyMap<string, Note> = new Map<string, Note>(
  Object.entries<Note>({
    html: (facts, element) =>
      (facts.language ??= attribute(element, 'lang') ?? attribute(element, 'xml:lang') ?? null),
    title: (facts, element) => (facts.title ||= treeText(element, 500)),
    base: (facts, element) => (facts.baseHref ??= attribute(element, 'href') ?? null),
    h1: (facts, element, visible) => {
      const text = visible && facts.headings.length < 20 ? treeText(element, 500) : '';
      if (text) facts.headings.push(text.replace(/[#¶§🔗]$/u, '').trimEnd());
    },
    meta: (facts, element) => {
      const content = attribute(element, 'content')?.trim();
      if (!content) return;
      for (const key of ['name', 'property', 'http-equiv']) {
        const name = attribute(element, key)?.toLowerCase().trim();
        if (name && !facts.meta.has(name)) facts.meta.set(name, content);
      }
    },
    link: (facts, element) => {
      const rel = attribute(element, 'rel')?.toLowerCase();
      if (rel === 'canonical') facts.canonical ??= attribute(element, 'href') ?? null;
    },
    script: (facts, element) => {
      if (/^application\/ld\+json/i.test(attribute(element, 'type')?.trim() ?? '')) {
        const [content] = element.childNodes;
        const text = content ? (textValue(content) ?? '') : '';
        if (text && text.length <= MAX_JSON_LD_CHARS && facts.jsonLd.length < 50) facts.jsonLd.push(text);
      } else facts.scripts++;
    },
    noscript: (facts, element) => {
      if (facts.noscriptText.length < 2_000) facts.noscriptText += ` ${treeText(element, 1_000)}`;
    },
    time: (facts, element) => {
      const datetime = attribute(element, 'datetime');
      if (!datetime || facts.times.length >= 50) return;
      const marks = `${attribute(element, 'class') ?? ''} ${attribute(element, 'itemprop') ?? ''}`;
      if (attribute(element, 'pubdate') !== undefined || /publish|posted|entry-date/i.test(marks)) {
        facts.times.unshift(datetime);
      } else facts.times.push(datetime);
    },
    a: noteAnchor,
    area: noteAnchor,
    frame: (facts, element) => {
      const src = attribute(element, 'src');
      if (src && facts.frames.length < 50) facts.frames.push(src);
    },
    input: (facts, element) => {
      if (attribute(element, 'type')?.toLowerCase() === 'password') facts.hasPasswordField = true;
    },
  }),
);

function noteAnchor(facts: PageFacts, element: TreeElement): void {
  const href = attribute(element, 'href');
  if (!href || facts.anchors.length >= MAX_ANCHORS) return;
  const text = treeText(element, 300) || attribute(element, 'aria-label') || attribute(element, 'title');
  facts.anchors.push({ href, text: (text ?? attribute(element, 'alt') ?? '').trim().slice(0, 300) });
}
