import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Collections that are searched only while nothing else is indexed, such as the documentation indexed at the first
 * start.
 */
export class FallbackCollections1700001000402 implements MigrationInterface {
  readonly name = 'FallbackCollections1700001000402';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE local_index_collections ADD COLUMN is_fallback boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN local_index_collections.is_fallback IS
        'it answers only while no other collection holds documents, or when a search names it';
      UPDATE local_index_collections SET is_fallback = true
      WHERE name = 'handbook' AND kind = 'folder' AND root LIKE '%/docs';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE local_index_collections DROP COLUMN is_fallback');
  }
}
