import { buildIndex, dropIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that wait, by account: a worker reads the first ones of each (docs/adr/0026-fair-to-all-accounts.md). */
export class WaitingJobs1700002200300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The previous version reads what is open by its condition, which the first of the new indexes serves as well.
    await buildIndex(
      runner,
      'capability_jobs_waiting',
      'capability_jobs (account_id, number) WHERE finished_at IS NULL',
    );
    await buildIndex(
      runner,
      'capability_jobs_claimed',
      'capability_jobs (account_id) WHERE finished_at IS NULL AND claimed_at IS NOT NULL',
    );
    await dropIndex(runner, 'capability_jobs_open');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX capability_jobs_open ON capability_jobs (number) WHERE finished_at IS NULL;
      DROP INDEX capability_jobs_claimed;
      DROP INDEX capability_jobs_waiting;
    `);
  }
}
