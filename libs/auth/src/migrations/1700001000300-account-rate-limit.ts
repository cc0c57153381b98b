import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts may have a rate limit of their own. */
export class AccountRateLimit1700001000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts ADD COLUMN rate_limit_per_minute integer CHECK (rate_limit_per_minute > 0);
      COMMENT ON COLUMN accounts.rate_limit_per_minute IS 'over all its keys; null: the default of the service';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN rate_limit_per_minute');
  }
}
