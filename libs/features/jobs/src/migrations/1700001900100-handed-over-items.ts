import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Items of jobs whose work runs elsewhere, such as calls of a batch that are jobs of their own. */
export class HandedOverItems1700001900100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE capability_jobs ADD COLUMN paused_generation integer;
      COMMENT ON COLUMN capability_jobs.paused_generation
        IS 'the generation that paused it for the work of its items; paused while it is the present one';
      ALTER TABLE capability_job_items ADD COLUMN work_id uuid, ADD COLUMN location text;
      COMMENT ON COLUMN capability_job_items.work_id IS 'of the call and work that it was handed over to';
      COMMENT ON COLUMN capability_job_items.location IS 'path of that work';
      CREATE INDEX capability_job_items_handed_over ON capability_job_items (job_id, position)
        WHERE status = 'open' AND work_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX capability_job_items_handed_over;
      ALTER TABLE capability_job_items DROP COLUMN work_id, DROP COLUMN location;
      ALTER TABLE capability_jobs DROP COLUMN paused_generation;
    `);
  }
}
