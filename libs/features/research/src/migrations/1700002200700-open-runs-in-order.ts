import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs that have not ended, oldest first, of all accounts and of one: a page of them for operators reads no more than it shows. */
export class OpenRunsInOrder1700002200700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX research_runs_oldest ON research_runs (created_at, id) WHERE finished_at IS NULL;
      CREATE INDEX research_runs_oldest_of_account ON research_runs (account_id, created_at, id) WHERE finished_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX research_runs_oldest_of_account;
      DROP INDEX research_runs_oldest;
    `);
  }
}
