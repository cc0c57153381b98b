import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners of artifacts, and storage usage per account. Older artifacts have no owner and expire soon. */
export class ArtifactsOfAccounts1700001000320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artifacts ADD COLUMN account_id uuid, ADD COLUMN size_bytes integer;
      COMMENT ON COLUMN artifacts.account_id IS 'null: of the service itself, and counted for nobody';
      CREATE INDEX artifacts_account ON artifacts (account_id, expires_at) INCLUDE (size_bytes)
        WHERE account_id IS NOT NULL;

      CREATE TABLE artifact_usage (
        account_id uuid PRIMARY KEY,
        bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0)
      ) WITH (fillfactor = 50);
      COMMENT ON TABLE artifact_usage IS 'bytes of the artifacts of an account, expired ones included until they are deleted';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE artifact_usage;
      DROP INDEX artifacts_account;
      ALTER TABLE artifacts DROP COLUMN account_id, DROP COLUMN size_bytes;
    `);
  }
}
