import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passwords of users, and their subjects at the issuer (docs/adr/0034-console.md). */
export class ConsoleCredentials1700001003402 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE console_credentials (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES console_users (id) ON DELETE CASCADE,
        provider text NOT NULL,
        subject text NOT NULL,
        password text,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at timestamptz,
        refresh_token_expires_at timestamptz,
        scope text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT console_credentials_subject_key UNIQUE (provider, subject)
      );
      CREATE INDEX console_credentials_user_id_idx ON console_credentials (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE console_credentials');
  }
}
