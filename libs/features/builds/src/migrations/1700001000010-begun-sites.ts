import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the choice between a site and a new one goes by (docs/adr/0020-builds.md). */
export class BegunSites1700001000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sites ADD COLUMN begun_at timestamptz, ADD COLUMN first_prompt text;
      COMMENT ON COLUMN sites.begun_at IS 'when a build took it as its own; null for the first site of a company without builds';
      COMMENT ON COLUMN sites.first_prompt IS 'beginning of the prompt that it began with';
      UPDATE sites s SET begun_at = b.created_at, first_prompt = left(b.prompt, 600)
        FROM (SELECT DISTINCT ON (site_id) site_id, created_at, prompt FROM builds ORDER BY site_id, number) b
        WHERE b.site_id = s.id;

      ALTER TABLE builds ADD COLUMN is_new_site boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN builds.is_new_site IS 'whether the site began with this build';
      UPDATE builds SET is_new_site = true
        WHERE id IN (SELECT DISTINCT ON (site_id) id FROM builds ORDER BY site_id, number);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE builds DROP COLUMN is_new_site;
      ALTER TABLE sites DROP COLUMN begun_at, DROP COLUMN first_prompt;
    `);
  }
}
