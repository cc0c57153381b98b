import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of capabilities, until they expire. */
export class Artifacts1700000200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE artifacts (
        token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp')),
        content bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN artifacts.token_hash IS 'SHA-256 of the token in the address; the token itself is not kept';
      -- Pictures are compressed: PostgreSQL would try again in vain.
      ALTER TABLE artifacts ALTER COLUMN content SET STORAGE EXTERNAL;
      CREATE INDEX artifacts_expiry ON artifacts (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE artifacts');
  }
}
