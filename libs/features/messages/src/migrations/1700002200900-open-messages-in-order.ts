import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that have not ended, oldest first, of all accounts and of one: a page of them for operators reads no more than it shows. */
export class OpenMessagesInOrder1700002200900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX messages_oldest ON messages (created_at, id) WHERE finished_at IS NULL;
      CREATE INDEX messages_oldest_of_account ON messages (account_id, created_at, id) WHERE finished_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX messages_oldest_of_account;
      DROP INDEX messages_oldest;
    `);
  }
}
