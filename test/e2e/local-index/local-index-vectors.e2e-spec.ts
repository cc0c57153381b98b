import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { Embeddings } from '@capstan/platform-embeddings';
import { writeTinyModel } from '@capstan/platform-testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexUrl, useIndex } from '../../harness/index-bench.js';

const bench = useIndex();
const QUERY = 'repair car';
const PAGES = {
  'boat.md': '# Boats\n\nRepair of a boat, and repair of its mast. A car is not a boat.\n',
  'automobile.md': '# Automobiles\n\nHow to repair and mend an automobile. A car has wheels.\n',
};

let folder: string;
let model: string;
let embeddings: Embeddings;
let index: LocalIndex;

beforeEach(async () => {
  folder = join(bench.folder, 'vehicles');
  model = join(bench.folder, 'model');
  await mkdir(folder);
  for (const [name, text] of Object.entries(PAGES)) await writeFile(join(folder, name), text);
  embeddings = new Embeddings({ folders: [model] }, { dataDir: bench.folder });
  index = new LocalIndex(bench.database.dataSource, embeddings);
});
afterEach(async () => {
  await index.onModuleDestroy();
  await embeddings.onApplicationShutdown();
});

const run = () => new IndexFolder(index).run(folder);
const writeModel = (...more: string[][]): void =>
  writeTinyModel(model, [
    ['repair', 'mend', 'car', 'automobile', 'Automobiles'],
    ['boat', 'Boats', 'mast'],
    ...more,
  ]);
const search = async (query = QUERY) => {
  const { hits, ranking } = await index.search(
    {
      query,
      sourceType: 'web',
      collections: [],
      publishedSince: null,
      includeDomains: [],
      excludeDomains: [],
      language: null,
      limit: 10,
    },
    10_000,
  );
  return { urls: hits.map(({ url }) => url), ranking };
};
const vectorRows = (): Promise<{ url: string; model: string; written: string }[]> =>
  bench.database.dataSource.query(
    `SELECT d.url, v.model, v.xmin::text AS written FROM local_index_vectors v
     JOIN local_index_documents d ON d.id = v.document_id ORDER BY d.url`,
  );
const urlOf = (name: string): string => indexUrl(name, 'vehicles');

describe('an index with an embedding model', () => {
  it('ranks by words and vectors, and without the model by words alone', async () => {
    writeModel();
    await run();
    expect(await search()).toEqual({
      urls: [urlOf('automobile.md'), urlOf('boat.md')],
      ranking: 'words_and_vectors',
    });
    await rm(model, { recursive: true });
    expect(await search()).toEqual({
      urls: [urlOf('boat.md'), urlOf('automobile.md')],
      ranking: 'words',
    });
  });

  it('makes the vectors of new and changed documents only', async () => {
    writeModel();
    await run();
    const [automobile] = await vectorRows();
    await writeFile(join(folder, 'boat.md'), '# Boats\n\nRepair of a mast.\n');
    await writeFile(join(folder, 'car.md'), '# Cars\n\nA car.\n');
    await run();
    const rows = await vectorRows();
    expect(rows.map(({ url }) => url)).toEqual(['automobile.md', 'boat.md', 'car.md']);
    expect(rows[0]).toEqual(automobile);
    expect(rows.slice(1).some(({ written }) => written === automobile?.written)).toBe(false);
  });

  it('makes all vectors again with another model', async () => {
    writeModel();
    await run();
    const before = await vectorRows();
    await embeddings.onApplicationShutdown();
    writeModel(['wheels']);
    embeddings = new Embeddings({ folders: [model] }, { dataDir: bench.folder });
    index = new LocalIndex(bench.database.dataSource, embeddings);
    expect((await search()).ranking).toBe('words');
    await expect.poll(async () => (await search()).ranking, { timeout: 20_000 }).toBe('words_and_vectors');
    const after = await vectorRows();
    expect(after.map(({ url }) => url)).toEqual(before.map(({ url }) => url));
    expect(after.some((row) => before.some((old) => old.model === row.model))).toBe(false);
  });

  it('makes the vectors of documents that were indexed before in the background', async () => {
    await run();
    expect(await vectorRows()).toEqual([]);
    writeModel();
    expect((await search()).ranking).toBe('words');
    await expect.poll(async () => (await search()).ranking, { timeout: 20_000 }).toBe('words_and_vectors');
  });

  it('ranks by words when the model cannot be used', async () => {
    writeModel();
    await writeFile(join(model, 'model.safetensors'), 'not weights');
    expect(await run()).toMatchObject({ added: 2 });
    expect((await search()).ranking).toBe('words');
  });
});
