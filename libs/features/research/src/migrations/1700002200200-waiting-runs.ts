import { buildIndex, dropIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs that wait, by account: a worker reads the first ones of each (docs/adr/0026-fair-to-all-accounts.md). */
export class WaitingRuns1700002200200 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The previous version reads what is open by its condition, which the first of the new indexes serves as well.
    await buildIndex(
      runner,
      'research_runs_waiting',
      'research_runs (account_id, number) WHERE finished_at IS NULL',
    );
    await buildIndex(
      runner,
      'research_runs_claimed',
      'research_runs (account_id) WHERE finished_at IS NULL AND claimed_at IS NOT NULL',
    );
    await dropIndex(runner, 'research_runs_open');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX research_runs_open ON research_runs (number) WHERE finished_at IS NULL;
      DROP INDEX research_runs_claimed;
      DROP INDEX research_runs_waiting;
    `);
  }
}
