import {
  type TreeElement,
  attribute,
  elementsOf,
  isHidden,
  isTreeElement,
  parseTree,
  treeChildren,
  treeText,
} from '@capstan/parsing';
import type { DataTable, Fact, PageFacts, Section } from './page-facts.js';
import { type PageLine, pageLines } from './page-lines.js';
import { statedThings } from './stated-things.js';

const MAX_ELEMENTS = 100_000;
const MAX_FACTS = 5_000;
const MAX_TABLES = 100;
const MAX_ROWS = 1_000;
const MAX_COLUMNS = 50;
const MAX_CELL_CHARS = 1_000;

/** A short label, a colon, and a value. */
const LABELED = /^([^:：]{2,60})\s?[:：]\s(.{1,1000})$/u;
const MAX_LABEL_WORDS = 6;
/** Columns of a table of labels. */
const LABEL_AND_VALUE = 2;

/** Reads what a page states in markup, tables, lists and labels. */
export function readPageFacts(html: string): PageFacts {
  const tree = parseTree(html, { maxElements: MAX_ELEMENTS });
  const elements = [...elementsOf(tree)];
  const lines = pageLines(tree);
  const tables = elements
    .filter(({ tagName }) => tagName === 'table')
    .slice(0, MAX_TABLES)
    .map(rowsOf);
  const root = elements.find(({ tagName }) => tagName === 'html');
  return {
    language: (root && attribute(root, 'lang')?.trim()) || null,
    things: statedThings(elements),
    facts: [
      ...tables.flatMap(factsOfTable),
      ...elements.flatMap(factsOfDefinitions),
      ...lines.flatMap(factsOfLine),
      ...elements.flatMap(factsOfHead),
    ].slice(0, MAX_FACTS),
    tables: tables.flatMap(dataTableOf),
    sections: sectionsOf(lines),
    text: lines.map(({ text }) => text).join('\n'),
  };
}

interface Cell {
  text: string;
  isHeader: boolean;
}

/** Rows of a table, without those of tables inside. */
function rowsOf(table: TreeElement): Cell[][] {
  const groups = new Set(['thead', 'tbody', 'tfoot']);
  const children = (parent: TreeElement): TreeElement[] =>
    treeChildren(parent).filter((node) => isTreeElement(node));
  const rows = children(table).flatMap((child) => (groups.has(child.tagName) ? children(child) : [child]));
  return rows
    .filter((row) => row.tagName === 'tr' && !isHidden(row))
    .slice(0, MAX_ROWS)
    .map((row) =>
      children(row)
        .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
        .slice(0, MAX_COLUMNS)
        .map((cell) => ({ text: treeText(cell, MAX_CELL_CHARS), isHeader: cell.tagName === 'th' })),
    )
    .filter((row) => row.length > 0);
}

/** Rows of a label and a value, also below the headers "Property" and "Value". A wider table with a row of headers is not one of labels. */
function factsOfTable(rows: readonly Cell[][]): Fact[] {
  const [data] = dataTableOf(rows);
  if (data !== undefined && data.headers.length > LABEL_AND_VALUE) return [];
  return (data === undefined ? rows : rows.slice(1)).flatMap(([label, value, ...more]) => {
    if (!label || !value || more.length > 0 || value.isHeader) return [];
    return [factOf(label.text, value.text, 'table')];
  });
}

function dataTableOf(rows: readonly Cell[][]): DataTable[] {
  const [first, ...rest] = rows;
  if (!first || first.length < 2 || !first.every(({ isHeader }) => isHeader) || rest.length === 0) return [];
  const width = first.length;
  const fitting = rest.filter((row) => row.length === width);
  return [
    { headers: first.map(({ text }) => text), rows: fitting.map((row) => row.map(({ text }) => text)) },
  ];
}

function factsOfDefinitions(element: TreeElement): Fact[] {
  if (element.tagName !== 'dl') return [];
  const facts: Fact[] = [];
  let label = '';
  for (const part of elementsOf(element)) {
    if (part.tagName === 'dt') label = treeText(part, MAX_CELL_CHARS);
    else if (part.tagName === 'dd' && label !== '' && !isHidden(part)) {
      facts.push(factOf(label, treeText(part, MAX_CELL_CHARS), 'definition_list'));
    }
  }
  return facts;
}

function factsOfLine({ text, block }: PageLine): Fact[] {
  // Read with their structure.
  if (block === 'td' || block === 'th' || block === 'dt' || block === 'dd') return [];
  const [, label, value] = LABELED.exec(text) ?? [];
  if (!label || !value || label.split(' ').length > MAX_LABEL_WORDS) return [];
  return [{ label, text: value, kind: 'label', quote: text }];
}

function factsOfHead(element: TreeElement): Fact[] {
  switch (element.tagName) {
    case 'meta': {
      const label = attribute(element, 'property') ?? attribute(element, 'name');
      const text = attribute(element, 'content')?.trim();
      if (!label || !text) return [];
      return [{ label: label.replace(/^(?:og|twitter):/i, ''), text, kind: 'meta', quote: text }];
    }
    case 'link': {
      const text = attribute(element, 'rel') === 'canonical' ? attribute(element, 'href') : undefined;
      return text ? [{ label: 'url', text, kind: 'meta', quote: text }] : [];
    }
    case 'a': {
      const [, scheme = '', target = ''] =
        /^(mailto|tel):([^?]{3,200})/i.exec(attribute(element, 'href') ?? '') ?? [];
      if (target === '') return [];
      const label = scheme.toLowerCase() === 'tel' ? 'telephone' : 'email';
      return [
        { label, text: decoded(target), kind: 'link', quote: treeText(element, MAX_CELL_CHARS) || target },
      ];
    }
    default:
      return [];
  }
}

function sectionsOf(lines: readonly PageLine[]): Section[] {
  const sections: Section[] = [];
  for (const { text, block } of lines) {
    const section = sections.at(-1);
    if (/^h[1-6]$/.test(block)) sections.push({ heading: text, text: '', entries: [] });
    else if (section && block === 'li') section.entries.push(text);
    else if (section?.text === '' && section.entries.length === 0 && /^(?:p|div|section)$/.test(block))
      section.text = text;
  }
  return sections;
}

function factOf(label: string, text: string, kind: Fact['kind']): Fact {
  return { label: label.replace(/\s?[:：]$/u, ''), text, kind, quote: `${label} ${text}` };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
