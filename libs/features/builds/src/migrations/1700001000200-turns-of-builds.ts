import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an account last had its turn (docs/adr/0026-fair-to-all-accounts.md). */
export class TurnsOfBuilds1700001000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX builds_turns ON builds (account_id, claimed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX builds_turns');
  }
}
