import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles of users in accounts (docs/adr/0034-console.md). */
export class ConsoleMembers1700001003407 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE console_members (
        user_id uuid NOT NULL REFERENCES console_users (id) ON DELETE CASCADE,
        account_id uuid NOT NULL,
        role text NOT NULL CHECK (role IN ('owner', 'member', 'viewer')),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, account_id)
      );
      CREATE INDEX console_members_account_id_idx ON console_members (account_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE console_members');
  }
}
