import { buildIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Builds that have not ended, oldest first, of all accounts and of one: a page of them for operators reads no more than it shows. */
export class OpenBuildsInOrder1700002200600 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, 'builds_oldest', "builds (created_at, id) WHERE status = 'running'");
    await buildIndex(
      runner,
      'builds_oldest_of_account',
      "builds (account_id, created_at, id) WHERE status = 'running'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX builds_oldest_of_account;
      DROP INDEX builds_oldest;
    `);
  }
}
