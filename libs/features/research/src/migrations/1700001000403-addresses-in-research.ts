import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILE = `"url"\\s*:\\s*"file:`;

/**
 * Absolute paths of indexed documents in the results, evidence and streams of earlier runs become the addresses that the
 * index gives them today. Where the folder is no longer indexed, the name of the file is all that is left.
 */
export class AddressesInResearch1700001000403 implements MigrationInterface {
  readonly name = 'AddressesInResearch1700001000403';

  async up(runner: QueryRunner): Promise<void> {
    // Only members `url`: a sentence of a report may speak of a file address.
    await runner.query(`
      CREATE FUNCTION pg_temp.readdressed(document text, folders text[], addresses text[]) RETURNS text
      LANGUAGE plpgsql AS $$
      BEGIN
        FOR place IN 1 .. cardinality(folders) LOOP
          document := regexp_replace(document, '("url"\\s*:\\s*")' || folders[place], '\\1' || addresses[place], 'g');
        END LOOP;
        RETURN regexp_replace(document, '("url"\\s*:\\s*")file:///(?:[^"/]*/)*', '\\1index://removed/', 'g');
      END $$`);
    const folders = await foldersOf(runner);
    const parameters = [folders.map(({ pattern }) => pattern), folders.map(({ address }) => address)];
    await runner.query(
      `UPDATE research_runs SET result = pg_temp.readdressed(result::text, $1, $2)::json,
         evidence = pg_temp.readdressed(evidence::text, $1, $2)::json
       WHERE result::text ~ '${FILE}' OR evidence::text ~ '${FILE}'`,
      parameters,
    );
    await runner.query(
      `UPDATE research_events SET fields = pg_temp.readdressed(fields::text, $1, $2)::jsonb
       WHERE kind IN ('source.found', 'source.failed') AND fields ->> 'url' LIKE 'file:%'`,
      parameters,
    );
    await runner.query('DROP FUNCTION pg_temp.readdressed');
  }

  /** The absolute paths are no longer known. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** Indexed folders, inner ones first: how the addresses of their files began, as a regular expression, and begin today. */
async function foldersOf(runner: QueryRunner): Promise<{ pattern: string; address: string }[]> {
  const folders = (await runner.query(
    `SELECT name, root FROM local_index_collections WHERE kind = 'folder' ORDER BY length(root) DESC`,
  )) as { name: string; root: string }[];
  return folders.map(({ name, root }) => {
    const { href } = pathToFileURL(root.endsWith(sep) ? root : root + sep);
    return {
      pattern: href.replaceAll(/[^A-Za-z0-9_/]/g, String.raw`\$&`),
      address: `index://${encodeURIComponent(name)}/`,
    };
  });
}
