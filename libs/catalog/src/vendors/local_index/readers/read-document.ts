import type { ReadableDocument } from '../document.js';
import { decodeText } from './decode-text.js';
import type { DocumentKind } from './document-kind.js';
import { readHtml } from './html-document.js';
import { readMarkdown } from './markdown-document.js';
import { readPdf } from './pdf-document.js';
import { readText } from './text-document.js';

/** Reads the bytes of a file. @throws Error when they cannot be read as that kind. */
export async function readDocument(
  bytes: Uint8Array,
  kind: DocumentKind,
  url: string,
): Promise<ReadableDocument> {
  if (kind === 'pdf') return readPdf(bytes);
  const source = decodeText(bytes);
  if (kind === 'html') return readHtml(source, url);
  return kind === 'markdown' ? readMarkdown(source) : readText(source);
}
