import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { search } from '@capstan/catalog';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { type CapabilityProvider, providerInfoOf } from '@capstan/kit';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type TestDatabase, createDatabase } from './database.js';

const MANUAL = join(import.meta.dirname, 'manual');

interface Found {
  results: { url: string; title: string; snippet: string; domain: string; score: number | null }[];
}

/** Attempt options for provider calls. */
export const INDEX_CONTEXT = { signal: new AbortController().signal, timeoutMs: 10_000, requestId: 'test' };

const QUESTIONS = [
  'controller',
  'how do I reset the network PIN',
  'water the beds',
  'E31 alarm',
  'roof vents',
];

/** The address of a document. */
export const indexUrl = (name: string, collection = 'manual'): string => `index://${collection}/${name}`;

/** A local index, and a copy of a manual to index. */
export class IndexBench {
  database!: TestDatabase;
  folder = '';
  /** In `folder`. */
  manual = '';
  index!: LocalIndex;
  indexFolder!: IndexFolder;
  provider!: CapabilityProvider;

  async open(): Promise<void> {
    this.database = await createDatabase();
    this.folder = await mkdtemp(join(tmpdir(), 'capstan-manual-'));
    this.index = new LocalIndex(this.database.dataSource);
    this.indexFolder = new IndexFolder(this.index);
    const LocalIndexProvider = search.providers.find((type) => providerInfoOf(type).name === 'local_index')!;
    this.provider = new LocalIndexProvider(this.index);
  }

  async reset(): Promise<void> {
    for (const { id } of await this.index.listCollections()) await this.index.removeCollection(id);
    await rm(this.folder, { recursive: true, force: true });
    this.manual = join(this.folder, 'manual');
    await mkdir(this.folder, { recursive: true });
    await cp(MANUAL, this.manual, { recursive: true });
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await this.database.drop();
  }

  async ask(query: string, fields: object = {}): Promise<Found['results']> {
    const params = Object.assign(new search.params(), { query, ...fields });
    return ((await this.provider.call(params, INDEX_CONTEXT)) as Found).results;
  }

  async counts(): Promise<Record<string, number>> {
    const [row] = await this.database.dataSource.query(
      `SELECT (SELECT count(*) FROM local_index_documents)::int AS documents,
              (SELECT count(*) FROM local_index_passages)::int AS passages,
              (SELECT coalesce(sum(passages), 0) FROM local_index_blocks)::int AS counted,
              (SELECT count(*) FROM local_index_postings)::int AS terms`,
    );
    return row;
  }

  /** The rows of the index, which must not depend on its history. */
  async expectAnswersOfFreshIndex(path: string, options?: { name: string }): Promise<void> {
    const answers = () => Promise.all(QUESTIONS.map((question) => this.ask(question, { max_results: 50 })));
    const before = await answers();
    const sizes = await this.counts();
    await this.index.removeCollection((await this.index.findCollection(path))!.id);
    await this.indexFolder.run(path, options);
    expect(await answers()).toEqual(before);
    expect(await this.counts()).toEqual(sizes);
  }
}

/** Opens a bench before the tests of the file, and closes it after them. */
export function openIndex(): IndexBench {
  const bench = new IndexBench();
  beforeAll(() => bench.open());
  afterAll(() => bench.close());
  return bench;
}

/** The same, emptied before each test. */
export function useIndex(): IndexBench {
  const bench = openIndex();
  beforeEach(() => bench.reset());
  return bench;
}
