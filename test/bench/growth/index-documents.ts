import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexFolder } from '@capstan/local-index';
import type { DataSource } from 'typeorm';
import { copyDocuments } from './index-documents.sql.js';

const COLLECTION = 'growth';
/** Documents that are really indexed; the others are copies of their rows, with the same words. */
const INDEXED_DOCUMENTS = 2_000;
const WORDS = 5_000;
const WORDS_PER_DOCUMENT = 120;

/** Two words, each in one of about forty documents. */
export const INDEX_QUESTION = 'w17x w1033x';

/**
 * Indexes documents of made-up words, evenly frequent, and copies their rows.
 * @param options.folder temporary. @param options.documents a multiple of 2,000, or less than that.
 */
export async function fillIndex(
  dataSource: DataSource,
  indexFolder: IndexFolder,
  { folder, documents }: { folder: string; documents: number },
): Promise<void> {
  const pages = join(folder, COLLECTION);
  await mkdir(pages, { recursive: true });
  const indexed = Math.min(documents, INDEXED_DOCUMENTS);
  for (let page = 0; page < indexed; page += 1) await writeFile(join(pages, `${page}.md`), textOf(page));
  await indexFolder.run(pages, { name: COLLECTION });
  await rm(pages, { recursive: true });
  await copyDocuments(dataSource, documents / indexed - 1);
}

function textOf(page: number): string {
  const words = Array.from(
    { length: WORDS_PER_DOCUMENT },
    (_, at) => `w${(page * 2_654_435 + at * at * 40_503 + at * 97) % WORDS}x`,
  );
  return `# Page ${page}\n\n${words.join(' ')}.\n`;
}
