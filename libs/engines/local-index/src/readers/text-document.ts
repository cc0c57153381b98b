import { oneLine } from '@capstan/parsing';
import type { ReadableDocument } from '../documents/document.js';

const MAX_TITLE = 120;

/** Parses plain text: paragraphs are separated by empty lines; a short first line is the title. */
export function readText(source: string): ReadableDocument {
  const blocks = source
    .split(/\r?\n[ \t]*(?:\r?\n)+/)
    .map((paragraph) => ({ headings: [], text: oneLine(paragraph) }))
    .filter(({ text }) => text !== '');
  const firstLine = oneLine(source.trimStart().split(/\r?\n/, 1)[0] ?? '');
  return {
    title: firstLine.length <= MAX_TITLE ? firstLine : '',
    publishedAt: null,
    language: null,
    linkShare: 0,
    blocks,
  };
}
