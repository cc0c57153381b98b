import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs of capabilities and their streams (docs/adr/0035-capabilities-as-jobs.md). */
export class CapabilityJobs1700001400100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE capability_jobs (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        key_id uuid NOT NULL,
        number bigint GENERATED ALWAYS AS IDENTITY,
        capability text NOT NULL,
        params json NOT NULL,
        ticket jsonb NOT NULL,
        status text NOT NULL DEFAULT 'queued'
          CHECK (status IN ('queued', 'running', 'completed', 'failed', 'cancelled')),
        generation integer NOT NULL DEFAULT 0,
        fruitless_takes integer NOT NULL DEFAULT 0,
        claimed_at timestamptz,
        lease_until timestamptz,
        worked_seconds double precision NOT NULL DEFAULT 0,
        stop_requested_at timestamptz,
        next_seq integer NOT NULL DEFAULT 1,
        checkpoints jsonb NOT NULL DEFAULT '{}',
        progress jsonb,
        result json,
        attempts jsonb NOT NULL DEFAULT '[]',
        provider_used text,
        failure jsonb,
        credits integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz
      ) WITH (fillfactor = 70);
      CREATE INDEX capability_jobs_account ON capability_jobs (account_id, number DESC);
      CREATE INDEX capability_jobs_open ON capability_jobs (number) WHERE finished_at IS NULL;
      CREATE INDEX capability_jobs_turns ON capability_jobs (account_id, claimed_at);
      COMMENT ON COLUMN capability_jobs.id IS 'also of the call that started it, and of its hold';
      COMMENT ON COLUMN capability_jobs.ticket IS 'what the end of the call needs: see DurableTicket';
      COMMENT ON COLUMN capability_jobs.generation IS 'counts the workers that took it; each write of a worker names its own';
      COMMENT ON COLUMN capability_jobs.fruitless_takes IS 'workers that took it since it last made progress';
      COMMENT ON COLUMN capability_jobs.worked_seconds IS 'by all workers before the present one';
      COMMENT ON COLUMN capability_jobs.checkpoints IS 'what each provider stored last, by its name';
      COMMENT ON COLUMN capability_jobs.result IS 'json, not jsonb: its members keep their order';

      CREATE TABLE capability_job_events (
        job_id uuid NOT NULL REFERENCES capability_jobs (id) ON DELETE CASCADE,
        seq integer NOT NULL,
        kind text NOT NULL,
        fields jsonb NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (job_id, seq)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE capability_job_events, capability_jobs');
  }
}
