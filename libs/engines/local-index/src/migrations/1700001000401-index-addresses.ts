import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents of folders are known by their path below the folder instead of their absolute one, and addressed as
 * `index://<collection>/<path>`. Words of the address count in searches, so the postings of folders are made anew from
 * the stored passages: by the next search in the background, or by the next `npm run index`.
 */
export class IndexAddresses1700001000401 implements MigrationInterface {
  readonly name = 'IndexAddresses1700001000401';

  async up(runner: QueryRunner): Promise<void> {
    await dropFolderBlocks(runner);
    for (const { id, prefix } of await foldersOf(runner)) {
      await runner.query(
        `UPDATE local_index_documents SET url = substr(url, length($2) + 1)
         WHERE collection_id = $1 AND starts_with(url, $2)`,
        [id, prefix],
      );
      // Nothing else can be in a folder; were it there, it would be an absolute path.
      await runner.query(
        `DELETE FROM local_index_documents WHERE collection_id = $1 AND starts_with(url, 'file:')`,
        [id],
      );
    }
    await runner.query(`
      COMMENT ON COLUMN local_index_documents.url IS
        'of a page its http(s) address, of a file its path below the root of its collection, percent-encoded'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropFolderBlocks(runner);
    for (const { id, prefix } of await foldersOf(runner)) {
      await runner.query('UPDATE local_index_documents SET url = $2 || url WHERE collection_id = $1', [
        id,
        prefix,
      ]);
    }
    await runner.query('COMMENT ON COLUMN local_index_documents.url IS NULL');
  }
}

/** Their documents then wait for a block, like those that an earlier version wrote. */
const dropFolderBlocks = (runner: QueryRunner): Promise<unknown> =>
  runner.query(
    `DELETE FROM local_index_blocks b USING local_index_collections c
     WHERE c.id = b.collection_id AND c.kind = 'folder'`,
  );

/** Folders, and what the addresses of their documents began with. */
async function foldersOf(runner: QueryRunner): Promise<{ id: string; prefix: string }[]> {
  const folders = (await runner.query(
    `SELECT id, root FROM local_index_collections WHERE kind = 'folder'`,
  )) as { id: string; root: string }[];
  return folders.map(({ id, root }) => ({
    id,
    prefix: pathToFileURL(root.endsWith(sep) ? root : root + sep).href,
  }));
}
