import { buildIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that have not ended, oldest first, of all accounts and of one: a page of them for operators reads no more than it shows. */
export class OpenMessagesInOrder1700002200900 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, 'messages_oldest', 'messages (created_at, id) WHERE finished_at IS NULL');
    await buildIndex(
      runner,
      'messages_oldest_of_account',
      'messages (account_id, created_at, id) WHERE finished_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX messages_oldest_of_account;
      DROP INDEX messages_oldest;
    `);
  }
}
