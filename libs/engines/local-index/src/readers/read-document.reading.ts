import type { ReadableDocument } from '../document.js';
import { decodeText } from './decode-text.js';
import type { DocumentKind } from './document-kind.js';
import { type HtmlDocument, readHtml } from './html-document.js';
import { readMarkdown } from './markdown-document.js';
import { readPdf } from './pdf-document.js';
import { readText } from './text-document.js';

/** Reads the bytes of a file. @throws Error when they cannot be read as that kind. */
export async function readDocument(
  bytes: Uint8Array,
  kind: DocumentKind,
  url: string,
): Promise<ReadableDocument> {
  return readSource(kind === 'pdf' ? bytes : decodeText(bytes), kind, url);
}

/** Reads a page of a site: a PDF as bytes, all else as text. @throws Error when it cannot be read as that kind. */
export async function readSource(
  source: string | Uint8Array,
  kind: DocumentKind,
  url: string,
): Promise<ReadableDocument & Partial<HtmlDocument>> {
  if (typeof source !== 'string') return readPdf(source);
  if (kind === 'html') return readHtml(source, url);
  return kind === 'markdown' ? readMarkdown(source) : readText(source);
}
