import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Builds that wait, by account: a worker reads the first ones of each (docs/adr/0026-fair-to-all-accounts.md). */
export class WaitingBuilds1700002200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The previous version reads what is open by its condition, which the first of the new indexes serves as well.
    await runner.query(`
      CREATE INDEX builds_waiting ON builds (account_id, number) WHERE status = 'running';
      CREATE INDEX builds_claimed ON builds (account_id) WHERE status = 'running' AND claimed_at IS NOT NULL;
      DROP INDEX builds_running;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX builds_running ON builds (number) WHERE status = 'running';
      DROP INDEX builds_claimed;
      DROP INDEX builds_waiting;
    `);
  }
}
