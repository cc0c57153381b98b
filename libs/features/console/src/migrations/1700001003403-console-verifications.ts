import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-in links, and the state of sign-ins under way (docs/adr/0034-console.md). */
export class ConsoleVerifications1700001003403 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE console_verifications (
        id text PRIMARY KEY,
        identifier text NOT NULL,
        value text NOT NULL,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX console_verifications_identifier_idx ON console_verifications (identifier);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE console_verifications');
  }
}
