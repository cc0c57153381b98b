import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the workspace of a site takes on disk. */
export class BytesOfWorkspaces1700001000330 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sites ADD COLUMN workspace_bytes bigint NOT NULL DEFAULT 0;
      COMMENT ON COLUMN sites.workspace_bytes IS 'on disk, as measured after the last build';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sites DROP COLUMN workspace_bytes');
  }
}
