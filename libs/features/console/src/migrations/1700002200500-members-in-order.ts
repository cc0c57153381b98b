import { buildIndex, dropIndex } from '@capstan/platform-core';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members and invitations of an account in the order of their lists: a page reads no more than it shows. */
export class MembersInOrder1700002200500 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The previous version looks them up by account, which the new indexes serve as well.
    await buildIndex(runner, 'console_members_account', 'console_members (account_id, created_at, user_id)');
    await buildIndex(
      runner,
      'console_invitations_account',
      'console_invitations (account_id, created_at, id)',
    );
    await dropIndex(runner, 'console_members_account_id_idx');
    await dropIndex(runner, 'console_invitations_account_id_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX console_invitations_account_id_idx ON console_invitations (account_id);
      CREATE INDEX console_members_account_id_idx ON console_members (account_id);
      DROP INDEX console_invitations_account;
      DROP INDEX console_members_account;
    `);
  }
}
