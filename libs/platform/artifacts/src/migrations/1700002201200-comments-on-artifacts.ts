import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewords the comments on the columns of artifacts. */
export class CommentsOnArtifacts1700002201200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      COMMENT ON COLUMN artifacts.token_hash IS 'SHA-256 of the token in the URL; the token itself is not kept';
      COMMENT ON COLUMN artifacts.account_id IS 'null: of the service itself, and counted for no account';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      COMMENT ON COLUMN artifacts.account_id IS 'null: of the service itself, and counted for nobody';
      COMMENT ON COLUMN artifacts.token_hash IS 'SHA-256 of the token in the address; the token itself is not kept';
    `);
  }
}
