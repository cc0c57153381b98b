import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Builds that ask a question before they begin, and builds that edit the document of a site. */
export class QuestionsAndEdits1700001500100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE builds ADD COLUMN question text, ADD COLUMN answer text, ADD COLUMN edit jsonb;
      COMMENT ON COLUMN builds.question IS 'asked before the build begins; it is charged when it is answered';
      COMMENT ON COLUMN builds.edit IS 'JSON Patch of a build that edits the document of the site';
      CREATE INDEX builds_unanswered ON builds (created_at)
        WHERE status = 'running' AND question IS NOT NULL AND answer IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX builds_unanswered;
      ALTER TABLE builds DROP COLUMN question, DROP COLUMN answer, DROP COLUMN edit;
    `);
  }
}
