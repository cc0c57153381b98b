import { hasExcessiveStream, oneLine } from '@capstan/parsing';
import type { ReadableDocument } from '../document.js';

/**
 * Reads the text layer of a PDF, a block per page; a scanned one has none. Its dates tell when the file was made,
 * not when it was published, and are left alone.
 * @throws Error when the file is damaged or asks for a password.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadableDocument> {
  // Decompression happens outside of the heap that is limited for a thread.
  if (hasExcessiveStream(bytes)) throw new Error('the PDF decompresses to far more than a document holds');
  // Loaded on first use: only indexing needs it.
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf');
  // The reader takes the memory over, so it gets a copy; it refuses a Buffer, whose slices are no copies and Buffers too.
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

/** A word broken at the end of a line is one word. */
const joinHyphenated = (page: string): string => page.replace(/(\p{Ll})-\r?\n(?=\p{Ll})/gu, '$1');
