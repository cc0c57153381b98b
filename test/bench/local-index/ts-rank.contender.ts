import type { DataSource } from 'typeorm';
import { type Contender, RESULTS } from './contender.js';
import { type PageText, pageText } from './page-text.js';

const BATCH = 100;
/** A text search vector is limited to less than a megabyte. */
const MAX_CHARACTERS = 400_000;

/**
 * PostgreSQL's own full text search: the configuration `english`, title over headings over text, a GIN index, any word of
 * the query, `ts_rank_cd` divided by 1 + the logarithm of the length, which is one of its normalizations, chosen without
 * comparing the others.
 */
export function tsRankContender(dataSource: DataSource): Contender {
  const clear = (): Promise<unknown> => dataSource.query('DROP TABLE IF EXISTS bench_pages');
  return {
    name: 'ts_rank_cd',
    async index(folder, pages) {
      await clear();
      await dataSource.query('CREATE TABLE bench_pages (page text NOT NULL, search tsvector NOT NULL)');
      await dataSource.query('CREATE INDEX bench_pages_search ON bench_pages USING gin (search)');
      for (let from = 0; from < pages.length; from += BATCH) {
        const texts: PageText[] = [];
        for (const page of pages.slice(from, from + BATCH)) texts.push(await pageText(folder, page));
        await dataSource.query(
          `INSERT INTO bench_pages
           SELECT page, setweight(to_tsvector('english', title), 'A') ||
                        setweight(to_tsvector('english', headings), 'B') ||
                        setweight(to_tsvector('english', body), 'D')
           FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS t (page, title, headings, body)`,
          [
            texts.map(({ page }) => page),
            texts.map(({ title }) => title),
            texts.map(({ headings }) => headings.slice(0, MAX_CHARACTERS)),
            texts.map(({ body }) => body.slice(0, MAX_CHARACTERS)),
          ],
        );
      }
      await dataSource.query('VACUUM ANALYZE bench_pages');
    },
    async search(query) {
      const rows = await dataSource.query<{ page: string }[]>(
        `SELECT page FROM bench_pages, CAST(replace(plainto_tsquery('english', $1)::text, '&', '|') AS tsquery) query
         WHERE search @@ query
         ORDER BY ts_rank_cd('{0.1, 0.2, 0.4, 1}', search, query, 1) DESC, page LIMIT ${RESULTS}`,
        [query],
      );
      return rows.map(({ page }) => page);
    },
    async clear() {
      await clear();
    },
  };
}
