import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stream tickets for all kinds of jobs, not only for builds. */
export class StreamTokensOfAnyJob1700000300300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stream_tokens DROP CONSTRAINT stream_tokens_build_id_fkey;
      ALTER TABLE stream_tokens RENAME COLUMN build_id TO job_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM stream_tokens;
      ALTER TABLE stream_tokens RENAME COLUMN job_id TO build_id;
      ALTER TABLE stream_tokens ADD CONSTRAINT stream_tokens_build_id_fkey
        FOREIGN KEY (build_id) REFERENCES builds (id) ON DELETE CASCADE;
    `);
  }
}
