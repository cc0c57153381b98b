import { buildIndex, dropIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that wait, by account: a worker reads the first ones of each (docs/adr/0026-fair-to-all-accounts.md). */
export class WaitingMessages1700002200400 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The previous version reads what is open by its condition, which the first of the new indexes serves as well.
    await buildIndex(runner, 'messages_waiting', 'messages (account_id, number) WHERE finished_at IS NULL');
    await buildIndex(
      runner,
      'messages_claimed',
      'messages (account_id) WHERE finished_at IS NULL AND claimed_at IS NOT NULL',
    );
    await dropIndex(runner, 'messages_open');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX messages_open ON messages (number) WHERE finished_at IS NULL;
      DROP INDEX messages_claimed;
      DROP INDEX messages_waiting;
    `);
  }
}
