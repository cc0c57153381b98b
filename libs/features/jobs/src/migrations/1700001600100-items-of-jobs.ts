import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The parts of jobs that consist of many, such as the pages of a crawl. */
export class ItemsOfJobs1700001600100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE capability_jobs
        ADD COLUMN items_added integer NOT NULL DEFAULT 0,
        ADD COLUMN items_done integer NOT NULL DEFAULT 0,
        ADD COLUMN items_failed integer NOT NULL DEFAULT 0,
        ADD COLUMN items_bytes bigint NOT NULL DEFAULT 0,
        ADD COLUMN units integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN capability_jobs.items_bytes IS 'of the outputs of its items, as JSON';
      COMMENT ON COLUMN capability_jobs.units IS 'of the price, delivered with its items';
      CREATE INDEX capability_jobs_bytes ON capability_jobs (account_id) INCLUDE (items_bytes) WHERE items_bytes > 0;

      CREATE TABLE capability_job_items (
        job_id uuid NOT NULL REFERENCES capability_jobs (id) ON DELETE CASCADE,
        position integer NOT NULL,
        key text NOT NULL,
        input json NOT NULL,
        status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'done', 'failed', 'known')),
        output json,
        bytes integer NOT NULL DEFAULT 0,
        ended_at timestamptz,
        PRIMARY KEY (job_id, position),
        UNIQUE (job_id, key)
      );
      CREATE INDEX capability_job_items_open ON capability_job_items (job_id, position) WHERE status = 'open';
      COMMENT ON COLUMN capability_job_items.status IS 'known: it turned out to be another item of the job';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE capability_job_items;
      DROP INDEX capability_jobs_bytes;
      ALTER TABLE capability_jobs
        DROP COLUMN items_added, DROP COLUMN items_done, DROP COLUMN items_failed,
        DROP COLUMN items_bytes, DROP COLUMN units;
    `);
  }
}
