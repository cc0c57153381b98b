import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to accounts (docs/adr/0034-console.md). */
export class ConsoleInvitations1700001003408 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE console_invitations (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        email text NOT NULL,
        role text NOT NULL CHECK (role IN ('owner', 'member', 'viewer')),
        token_hash bytea NOT NULL UNIQUE,
        is_mailed boolean NOT NULL,
        invited_by uuid REFERENCES console_users (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        accepted_at timestamptz,
        revoked_at timestamptz
      );
      CREATE INDEX console_invitations_account_id_idx ON console_invitations (account_id);
      CREATE INDEX console_invitations_email_idx ON console_invitations (email);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE console_invitations');
  }
}
