import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls that were answered from the response cache. */
export class CachedRequests1700000200300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests ADD COLUMN is_cached boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests DROP COLUMN is_cached');
  }
}
