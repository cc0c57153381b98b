import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiled } from '../compiled.js';

/** The part of the reader that is needed here; the local index does not export it. */
interface Reader {
  readDocument: (
    bytes: Uint8Array,
    kind: 'html',
    url: string,
  ) => Promise<{ title: string; blocks: readonly { headings: readonly string[]; text: string }[] }>;
}

const { readDocument } = await compiled<Reader>(
  'libs/engines/local-index/src/readers/read-document.reading.js',
);

/** The text of a page for the other engines: the same, by the same reader. */
export interface PageText {
  page: string;
  title: string;
  /** Each once, one per line. */
  headings: string;
  body: string;
}

export async function pageText(folder: string, page: string): Promise<PageText> {
  const path = join(folder, page);
  const { title, blocks } = await readDocument(readFileSync(path), 'html', pathToFileURL(path).href);
  return {
    page,
    title,
    headings: [...new Set(blocks.flatMap(({ headings }) => headings))].join('\n'),
    body: blocks.map(({ text }) => text).join('\n'),
  };
}
