import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a build continued without language models. */
export class NotesOnBuilders1700001700100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE builds ADD COLUMN builder_note text;
      COMMENT ON COLUMN builds.builder_note IS 'why no language model continues, in plain words for the owner';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE builds DROP COLUMN builder_note');
  }
}
