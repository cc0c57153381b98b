import type { ReadableDocument } from '../documents/document.js';
import { decodeText } from './decode-text.js';
import type { DocumentKind } from './document-kind.js';
import { type HtmlDocument, readHtml } from './html-document.js';
import { readMarkdown } from './markdown-document.js';
import { readPdf } from './pdf-document.js';
import { readText } from './text-document.js';

/** Parses the bytes of a file. @throws Error when they are not of that kind. */
export async function readDocument(
  bytes: Uint8Array,
  kind: DocumentKind,
  url: string,
): Promise<ReadableDocument> {
  return readSource(kind === 'pdf' ? bytes : decodeText(bytes), kind, url);
}

/** Parses a page of a site: a PDF from bytes, anything else from text. @throws Error when it is not of that kind. */
export async function readSource(
  source: string | Uint8Array,
  kind: DocumentKind,
  url: string,
): Promise<ReadableDocument & Partial<HtmlDocument>> {
  if (typeof source !== 'string') return readPdf(source);
  if (kind === 'html') return readHtml(source, url);
  return kind === 'markdown' ? readMarkdown(source) : readText(source);
}
