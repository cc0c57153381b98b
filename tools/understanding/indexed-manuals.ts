import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataSource } from '@capstan/config';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { migrate } from '@capstan/platform-core';
import { PostgresService } from '../../apps/launcher/src/postgres/postgres.service.js';
import { documentToScrapeResult } from '../../libs/catalog/src/scrape/providers/local_index/local-index.mapper.js';
import { indexHitsToSearchHits } from '../../libs/catalog/src/search/providers/local_index/local-index.mapper.js';
import { FakeCapabilities } from '../../libs/features/research/src/pipeline/fixtures/fake-capabilities.js';

const TIMEOUT_MS = 60_000;
const NO_ABORT = new AbortController().signal;

/**
 * `search` and `scrape` over the folders of manuals, each a collection, as the `local_index` providers answer. PostgreSQL
 * starts in the working folder with the first call that was not answered in an earlier run.
 */
export class IndexedManuals {
  readonly capabilities: FakeCapabilities;
  private opened: ReturnType<IndexedManuals['open']> | undefined;

  constructor(
    private readonly manuals: ReadonlyMap<string, string>,
    private readonly folder: string,
  ) {
    mkdirSync(folder, { recursive: true });
    this.capabilities = new FakeCapabilities({
      search: (params) => this.answer('search', params, (index) => search(index, params)),
      scrape: ({ url }) => this.answer('scrape', { url }, (index) => scrape(index, String(url))),
    });
  }

  async close(): Promise<void> {
    await (await this.opened)?.close();
  }

  private async answer(
    capability: string,
    params: object,
    work: (index: LocalIndex) => Promise<unknown>,
  ): Promise<unknown> {
    const key = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 24);
    const path = join(this.folder, `${capability}-${key}.json`);
    if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
    const { index } = await (this.opened ??= this.open());
    const answer = await work(index);
    writeFileSync(path, JSON.stringify(answer));
    return answer;
  }

  private async open(): Promise<{ index: LocalIndex; close(): Promise<void> }> {
    const postgres = new PostgresService({ folder: this.folder });
    const running = await postgres.start(NO_ABORT);
    const dataSource = await createDataSource(postgres.url).initialize();
    await migrate(dataSource);
    const index = new LocalIndex(dataSource);
    for (const [name, path] of this.manuals) await new IndexFolder(index).run(path, { name });
    return {
      index,
      close: async () => {
        await dataSource.destroy();
        await running.stop(NO_ABORT);
      },
    };
  }
}

async function search(index: LocalIndex, params: Record<string, unknown>): Promise<object> {
  const hits = await index.search(
    {
      query: String(params.query),
      sourceType: 'web',
      collections: params.collections as string[],
      publishedSince: null,
      includeDomains: [],
      excludeDomains: [],
      language: null,
      limit: Number(params.max_results),
    },
    TIMEOUT_MS,
  );
  return { results: indexHitsToSearchHits(hits, 'web') };
}

async function scrape(index: LocalIndex, url: string): Promise<object | null> {
  const document = await index.read(url, TIMEOUT_MS);
  return document && documentToScrapeResult(document, { url, formats: ['text', 'markdown', 'metadata'] });
}
