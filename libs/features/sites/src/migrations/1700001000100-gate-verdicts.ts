import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The gate judges each commit once, and withholds pages instead of commits (docs/adr/0020-builds.md). */
export class GateVerdicts1700001000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE gate_verdicts (
        site_id uuid NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
        commit text NOT NULL,
        verdict jsonb NOT NULL,
        published_commit text,
        is_final boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (site_id, commit)
      );
      COMMENT ON COLUMN gate_verdicts.published_commit IS 'the commit whose files visitors get: the judged one, or one derived from it without its withheld pages; null: nothing may be shown';
      COMMENT ON COLUMN gate_verdicts.is_final IS 'false: the browser failed, so that the commit is judged again';
      INSERT INTO gate_verdicts (site_id, commit, verdict, published_commit)
        SELECT site_id, commit,
          '{"pages":["index.html"],"withheld":[],"ours":[],"warnings":[],"skipped":[],"durationMs":0}', commit
        FROM passed_commits;
      DROP TABLE passed_commits;

      ALTER TABLE sites ADD COLUMN published_commit text, ADD COLUMN judged_commit text;
      UPDATE sites SET published_commit = shown_commit, judged_commit = shown_commit;
      COMMENT ON COLUMN sites.published_commit IS 'the commit whose files visitors get: shown_commit, or one derived from it without its withheld pages';
      COMMENT ON COLUMN sites.judged_commit IS 'the newest commit that the gate judged';

      ALTER TABLE builds ADD COLUMN shown_commit text, ADD COLUMN judged_commit text;
      COMMENT ON COLUMN builds.shown_commit IS 'the last commit of this build that visitors were shown';
      COMMENT ON COLUMN builds.judged_commit IS 'the last commit of this build that the gate judged';
    `);
  }

  /** Without verdicts only whole commits are shown: sites with withheld pages show them again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passed_commits (
        site_id uuid NOT NULL CONSTRAINT passed_commits_site_id_fkey REFERENCES sites (id) ON DELETE CASCADE,
        commit text NOT NULL,
        PRIMARY KEY (site_id, commit)
      );
      INSERT INTO passed_commits (site_id, commit)
        SELECT site_id, commit FROM gate_verdicts WHERE published_commit IS NOT NULL;
      DROP TABLE gate_verdicts;
      ALTER TABLE sites DROP COLUMN published_commit, DROP COLUMN judged_commit;
      ALTER TABLE builds DROP COLUMN shown_commit, DROP COLUMN judged_commit;
    `);
  }
}
