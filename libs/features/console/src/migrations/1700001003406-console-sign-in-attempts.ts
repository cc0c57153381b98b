import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts to sign in, counted over all processes (docs/adr/0034-console.md). */
export class ConsoleSignInAttempts1700001003406 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE console_sign_in_attempts (
        subject bytea PRIMARY KEY,
        window_started_at timestamptz NOT NULL,
        attempts integer NOT NULL
      );
      CREATE INDEX console_sign_in_attempts_window_idx ON console_sign_in_attempts (window_started_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE console_sign_in_attempts');
  }
}
