import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores documents of folders by their path below the folder instead of their absolute path, addressed as
 * `index://<collection>/<path>`. Words of the address are searchable, so the postings of folders are created again
 * from the stored passages: in the background by the next search, or by the next `npm run index`.
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
      // A folder has no other documents; if it had, their paths would be absolute.
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

/** Their documents then have no block, like those that an earlier version wrote. */
const dropFolderBlocks = (runner: QueryRunner): Promise<unknown> =>
  runner.query(
    `DELETE FROM local_index_blocks b USING local_index_collections c
     WHERE c.id = b.collection_id AND c.kind = 'folder'`,
  );

/** Returns folders and the prefix of their documents' addresses. */
async function foldersOf(runner: QueryRunner): Promise<{ id: string; prefix: string }[]> {
  const folders = (await runner.query(
    `SELECT id, root FROM local_index_collections WHERE kind = 'folder'`,
  )) as { id: string; root: string }[];
  return folders.map(({ id, root }) => ({
    id,
    prefix: pathToFileURL(root.endsWith(sep) ? root : root + sep).href,
  }));
}
