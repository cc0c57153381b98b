import { buildIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners of an account: a change of a member locks them, and reads no other members. */
export class OwnersOfAccounts1700002201000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      'console_members_owners',
      "console_members (account_id, user_id) WHERE role = 'owner'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX console_members_owners');
  }
}
