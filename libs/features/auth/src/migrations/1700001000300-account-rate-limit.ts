import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts may have a rate limit of their own. */
export class AccountRateLimit1700001000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN rate_limit_per_minute integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN rate_limit_per_minute');
  }
}
