import type { DataSource } from 'typeorm';
import { compiled } from '../compiled.js';
import { type Contender, RESULTS } from './contender.js';

const { IndexFolder, LocalIndex } = await compiled<typeof import('@capstan/local-index')>(
  'libs/engines/local-index/src/index.js',
);

const { Embeddings } = await compiled<typeof import('@capstan/platform-embeddings')>(
  'libs/platform/embeddings/src/index.js',
);

const TIMEOUT_MS = 10_000;

/** `local_index` as used by `npm run index` and the provider: with vectors, if the embedding model is installed. */
export function ownContender(dataSource: DataSource): Contender {
  const embeddings = new Embeddings(
    { folders: process.env['EMBEDDINGS_MODEL']?.split(',') ?? [] },
    { dataDir: process.env['DATA_DIR'] ?? '.data' },
  );
  const localIndex = new LocalIndex(dataSource, embeddings);
  let collection: string | undefined;
  return {
    name: 'local_index',
    async index(folder, pages) {
      const summary = await new IndexFolder(localIndex).run(folder);
      collection = summary.collection;
      // The indexer skips huge and binary files.
      if (summary.added < pages.length * 0.99) {
        throw new Error(
          `indexed ${summary.added} of ${pages.length} pages, skipped ${summary.skipped}, failed ${summary.failed}`,
        );
      }
      if (summary.skipped > 0) process.stderr.write(`    ${summary.skipped} skipped\n`);
      await dataSource.query(
        'VACUUM ANALYZE local_index_postings, local_index_documents, local_index_passages, local_index_vectors',
      );
    },
    async search(query) {
      const { hits } = await localIndex.search(
        {
          query,
          sourceType: 'web',
          collections: [],
          publishedSince: null,
          includeDomains: [],
          excludeDomains: [],
          language: null,
          limit: RESULTS,
        },
        TIMEOUT_MS,
      );
      return hits.map(({ url }) => decodeURI(url.replace(/^index:\/\/[^/]*\//, '')));
    },
    async clear() {
      const known = collection === undefined ? undefined : await localIndex.findCollection(collection);
      if (known) await localIndex.removeCollection(known.id);
    },
    close: () => embeddings.onApplicationShutdown(),
  };
}
