import { isoDate, oneLine, plainText } from '@capstan/parsing';
import type { ReadableDocument, TextBlock } from '../documents/document.js';
import { HeadingPath } from './heading-path.js';
import { languageCode } from './language-code.js';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)\s*(?:\r?\n|$)/;
const FENCE = /^ {0,3}(?:```|~~~)/;
const ATX_HEADING = /^ {0,3}(#{1,6})(?=\s|$)(.*)$/;
/** Closing `#` characters of a heading. */
const ATX_CLOSE = /(?<!#)#+$/;
const SETEXT_LINE = /^ {0,3}(=+|-{2,})\s*$/;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s+/;
/** The number of a step is content: without it, a quotation loses its place in the order. */
const BULLET = /^\s*[-*+]\s+/;
const CODE_SPAN = /(?<![\\`])(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;
const TABLE_RULE = /^[\s:|-]*$/;

/** Parses Markdown: headings, paragraphs, list items with their numbers, table rows and code, without markup and link targets. */
export function readMarkdown(source: string): ReadableDocument {
  const front = FRONT_MATTER.exec(source)?.[1] ?? '';
  const reader = new MarkdownBlocks();
  for (const line of source.replace(FRONT_MATTER, '').split(/\r?\n/)) reader.addLine(line);
  const blocks = reader.finish();
  return {
    title: (frontMatter(front, 'title') || reader.firstHeading).slice(0, 300),
    publishedAt: isoDate(frontMatter(front, 'date')),
    language: languageCode(frontMatter(front, 'lang') || frontMatter(front, 'language')),
    linkShare: 0,
    blocks,
  };
}

function frontMatter(front: string, key: string): string {
  const value = new RegExp(`^${key}:\\s*(.+?)\\s*$`, 'im').exec(front)?.[1] ?? '';
  return value.replace(/^(["'])(.*)\1$/, '$2');
}

class MarkdownBlocks {
  firstHeading = '';
  private readonly blocks: TextBlock[] = [];
  private readonly path = new HeadingPath();
  private paragraph: string[] = [];
  private isCode = false;

  addLine(line: string): void {
    if (FENCE.test(line)) {
      this.endParagraph();
      this.isCode = !this.isCode;
      return;
    }
    if (this.isCode) {
      this.paragraph.push(line);
      return;
    }
    const atx = ATX_HEADING.exec(line);
    const setext = this.paragraph.length === 1 ? SETEXT_LINE.exec(line) : null;
    if (atx) {
      this.endParagraph();
      this.startSection(atx[1]?.length ?? 1, (atx[2] ?? '').trim().replace(ATX_CLOSE, ''));
    } else if (setext) {
      const [heading = ''] = this.paragraph;
      this.paragraph = [];
      this.startSection(setext[1]?.startsWith('=') ? 1 : 2, heading);
    } else if (line.trim() === '' || (line.includes('--') && TABLE_RULE.test(line))) {
      this.endParagraph();
    } else {
      if (LIST_ITEM.test(line) || line.trimStart().startsWith('|')) this.endParagraph();
      this.paragraph.push(line);
    }
  }

  finish(): TextBlock[] {
    this.endParagraph();
    this.keep(this.path.takeUnused());
    return this.blocks;
  }

  private startSection(level: number, source: string): void {
    const heading = inlineText(source.replace(LIST_ITEM, ''));
    if (heading === '') return;
    if (this.firstHeading === '') this.firstHeading = heading;
    this.keep(this.path.enter(level, heading));
  }

  private endParagraph(): void {
    const source = this.paragraph.join('\n');
    this.paragraph = [];
    const text = this.isCode ? oneLine(source) : inlineText(source);
    if (text !== '') this.keep({ headings: this.path.use(), text });
  }

  private keep(block: TextBlock | undefined): void {
    if (block) this.blocks.push(block);
  }
}

/** Returns the text of a paragraph without markup: links as their text, images as their description. */
function inlineText(source: string): string {
  const text = source
    .replace(CODE_SPAN, (_, _ticks: string, code: string) => asReferences(code))
    .replace(/^[ \t]{0,20}>+ ?/gm, '')
    .replace(BULLET, '')
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .replace(/!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/<((?:https?|mailto):[^<>\s]+)>/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]*\S)\*/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_]*\S)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
  return plainText(text);
}

/** Converts the punctuation of code to character references, so that it is not parsed as markup or a tag. */
function asReferences(code: string): string {
  return code.replace(/[!-/:-@[-`{-~]/g, (mark) => `&#${String(mark.charCodeAt(0))};`);
}
