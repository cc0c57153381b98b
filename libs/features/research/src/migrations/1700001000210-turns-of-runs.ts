import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an account last had its turn (docs/adr/0026-fair-to-all-accounts.md). */
export class TurnsOfRuns1700001000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX research_runs_turns ON research_runs (account_id, claimed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX research_runs_turns');
  }
}
