import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of users (docs/adr/0034-console.md). */
export class ConsolePasskeys1700001003404 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE console_passkeys (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES console_users (id) ON DELETE CASCADE,
        name text,
        credential_id text NOT NULL UNIQUE,
        public_key text NOT NULL,
        counter bigint NOT NULL,
        device_type text NOT NULL,
        backed_up boolean NOT NULL,
        transports text,
        aaguid text,
        created_at timestamptz
      );
      CREATE INDEX console_passkeys_user_id_idx ON console_passkeys (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE console_passkeys');
  }
}
