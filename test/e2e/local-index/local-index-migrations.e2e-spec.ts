import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexUrl, useIndex } from '../../harness/index-bench.js';
import { migrationOf } from '../../harness/migration.js';

const MIGRATIONS = 'libs/engines/local-index/src/migrations';
const bench = useIndex();

describe('the migration to postings', () => {
  it('keeps the documents of an earlier version, and can be reverted', async () => {
    const { dataSource } = bench.database;
    const migration = await migrationOf(`${MIGRATIONS}/1700000210000-local-index-postings.ts`);
    const later = await migrationOf(`${MIGRATIONS}/1700001600100-local-index-vectors.ts`);
    const runner = dataSource.createQueryRunner();
    try {
      await bench.indexFolder.run(bench.manual);
      await later.down(runner);
      await migration.down(runner);
      expect((await bench.index.listCollections().catch(() => [])).length).toBe(0);
      await runner.query(`
        WITH document AS (
          INSERT INTO local_index_documents (collection_id, url, title, content_hash)
          SELECT id, 'old.html', 'Old page', 'hash' FROM local_index_collections RETURNING id
        )
        INSERT INTO local_index_passages
          (document_id, position, headings, body, title_terms, heading_terms, body_terms, search)
        SELECT id, 0, 'Care › Cleaning', 'Rinse the zeppelin.', 2, 2, 3, 'zeppelin:5' FROM document`);
      await migration.up(runner);
      await later.up(runner);
      await bench.index.renew();
      expect(await bench.ask('cleaning zeppelin')).toEqual([
        expect.objectContaining({ url: indexUrl('old.html'), snippet: 'Rinse the zeppelin.' }),
      ]);
      expect(await bench.indexFolder.run(bench.manual)).toMatchObject({ added: 10, removed: 1 });
      await bench.expectAnswersOfFreshIndex(bench.manual);
    } finally {
      await runner.release();
    }
  });
});

describe('the migration to addresses without absolute paths', () => {
  it('keeps the documents, and can be reverted', async () => {
    const migration = await migrationOf(`${MIGRATIONS}/1700001000401-index-addresses.ts`);
    const runner = bench.database.dataSource.createQueryRunner();
    const urls = async (): Promise<string[]> =>
      (await runner.query('SELECT url FROM local_index_documents ORDER BY url')).map(
        ({ url }: { url: string }) => url,
      );
    try {
      await mkdir(join(bench.manual, 'ordner ü'));
      await writeFile(join(bench.manual, 'ordner ü', 'a#b.txt'), 'The zeppelin in the folder.');
      await bench.indexFolder.run(bench.manual);
      const answers = await bench.ask('zeppelin in the folder');
      expect(answers[0]?.url).toBe('index://manual/ordner%20%C3%BC/a%23b.txt');
      const today = await urls();
      await migration.down(runner);
      for (const url of await urls()) expect(url).toContain(`file://${bench.manual}/`);
      await migration.up(runner);
      expect(await urls()).toEqual(today);
      await bench.index.renew();
      expect(await bench.ask('zeppelin in the folder')).toEqual(answers);
      expect(await bench.indexFolder.run(bench.manual)).toMatchObject({
        unchanged: 11,
        added: 0,
        removed: 0,
      });
      await bench.expectAnswersOfFreshIndex(bench.manual);
    } finally {
      await runner.release();
    }
  });
});
