import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of builds that end their workers has to be known (docs/adr/0021-platform-jobs.md), and what is given back then. */
export class TakesOfBuilds1700000600100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE builds ADD COLUMN claimed_at timestamptz, ADD COLUMN charge_subject text,
        ADD COLUMN fruitless_takes integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN builds.fruitless_takes IS 'workers that took it since it last got further';
      COMMENT ON COLUMN builds.charge_subject IS 'of the charge in the ledger';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE builds DROP COLUMN claimed_at, DROP COLUMN charge_subject, DROP COLUMN fruitless_takes',
    );
  }
}
