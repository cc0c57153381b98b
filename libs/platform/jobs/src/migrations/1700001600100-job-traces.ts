import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The spans that created jobs, so that the work of another process has the same trace. */
export class JobTraces1700001600100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_traces (
        job_id uuid CONSTRAINT job_traces_pkey PRIMARY KEY,
        traceparent text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX job_traces_created_at_idx ON job_traces (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job_traces');
  }
}
