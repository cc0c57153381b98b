import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions of the console (docs/adr/0034-console.md). */
export class ConsoleSessions1700001003401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE console_sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES console_users (id) ON DELETE CASCADE,
        token text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL,
        ip_address text,
        user_agent text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX console_sessions_user_id_idx ON console_sessions (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE console_sessions');
  }
}
