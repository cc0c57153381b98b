import { buildIndex, dropIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Builds that wait, by account: a worker reads the first ones of each (docs/adr/0026-fair-to-all-accounts.md). */
export class WaitingBuilds1700002200100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The previous version reads what is open by its condition, which the first of the new indexes serves as well.
    await buildIndex(runner, 'builds_waiting', "builds (account_id, number) WHERE status = 'running'");
    await buildIndex(
      runner,
      'builds_claimed',
      "builds (account_id) WHERE status = 'running' AND claimed_at IS NOT NULL",
    );
    await dropIndex(runner, 'builds_running');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX builds_running ON builds (number) WHERE status = 'running';
      DROP INDEX builds_claimed;
      DROP INDEX builds_waiting;
    `);
  }
}
