import { hasExcessiveStream, oneLine } from '@capstan/parsing';
import type { ReadableDocument } from '../documents/document.js';

/**
 * Reads the text layer of a PDF, a block per page; a scanned one has none. Ignores its dates, which are of the file
 * and not of its publication.
 * @throws Error when the file is damaged or needs a password.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadableDocument> {
  // Decompression happens outside of the limited heap of a thread.
  if (hasExcessiveStream(bytes)) throw new Error('the PDF decompresses to far more than a document holds');
  // Loaded on first use: only indexing needs it.
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf');
  // The reader takes over the memory, so it gets a copy; it rejects a Buffer.
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  try {
    const { text: pages } = await extractText(document, { mergePages: false });
    const { info } = await getMeta(document);
    const title: unknown = info.Title;
    return {
      title: typeof title === 'string' ? oneLine(title).slice(0, 300) : '',
      publishedAt: null,
      language: null,
      linkShare: 0,
      blocks: pages
        .map((page) => ({ headings: [], text: oneLine(joinHyphenated(page)) }))
        .filter(({ text }) => text !== ''),
    };
  } finally {
    await document.destroy();
  }
}

/** Joins a word that is hyphenated at the end of a line. */
const joinHyphenated = (page: string): string => page.replace(/(\p{Ll})-\r?\n(?=\p{Ll})/gu, '$1');
