import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Builds that have not ended, oldest first, of all accounts and of one: a page of them for operators reads no more than it shows. */
export class OpenBuildsInOrder1700002200600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX builds_oldest ON builds (created_at, id) WHERE status = 'running';
      CREATE INDEX builds_oldest_of_account ON builds (account_id, created_at, id) WHERE status = 'running';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX builds_oldest_of_account;
      DROP INDEX builds_oldest;
    `);
  }
}
