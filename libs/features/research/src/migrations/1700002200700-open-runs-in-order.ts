import { buildIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs that have not ended, oldest first, of all accounts and of one: a page of them for operators reads no more than it shows. */
export class OpenRunsInOrder1700002200700 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'research_runs_oldest',
      'research_runs (created_at, id) WHERE finished_at IS NULL',
    );
    await buildIndex(
      runner,
      'research_runs_oldest_of_account',
      'research_runs (account_id, created_at, id) WHERE finished_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX research_runs_oldest_of_account;
      DROP INDEX research_runs_oldest;
    `);
  }
}
