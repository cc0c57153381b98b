import { buildIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that have not ended, oldest first, of all accounts and of one: a page of them for operators reads no more than it shows. */
export class OpenJobsInOrder1700002200800 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'capability_jobs_oldest',
      'capability_jobs (created_at, id) WHERE finished_at IS NULL',
    );
    await buildIndex(
      runner,
      'capability_jobs_oldest_of_account',
      'capability_jobs (account_id, created_at, id) WHERE finished_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX capability_jobs_oldest_of_account;
      DROP INDEX capability_jobs_oldest;
    `);
  }
}
