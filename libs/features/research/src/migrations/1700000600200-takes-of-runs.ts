import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of runs that end their workers has to be known (docs/adr/0021-platform-jobs.md). */
export class TakesOfRuns1700000600200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE research_runs ADD COLUMN fruitless_takes integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN research_runs.fruitless_takes IS 'workers that took it since it last got further';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE research_runs DROP COLUMN fruitless_takes');
  }
}
