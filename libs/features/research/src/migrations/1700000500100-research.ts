import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs of research, their streams and checkpoints (docs/adr/0023-research.md). */
export class Research1700000500100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE research_runs (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        key_id uuid NOT NULL,
        number bigint GENERATED ALWAYS AS IDENTITY,
        request jsonb NOT NULL,
        ticket jsonb NOT NULL,
        status text NOT NULL DEFAULT 'queued'
          CHECK (status IN ('queued', 'running', 'completed', 'failed', 'cancelled')),
        generation integer NOT NULL DEFAULT 0,
        claimed_at timestamptz,
        lease_until timestamptz,
        worked_seconds double precision NOT NULL DEFAULT 0,
        stop_requested_at timestamptz,
        next_seq integer NOT NULL DEFAULT 1,
        result json,
        evidence json,
        failure jsonb,
        credits integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz
      ) WITH (fillfactor = 70);
      CREATE INDEX research_runs_account ON research_runs (account_id, number DESC);
      CREATE INDEX research_runs_open ON research_runs (number) WHERE finished_at IS NULL;
      COMMENT ON COLUMN research_runs.id IS 'also of the call that asked for it, and of its hold';
      COMMENT ON COLUMN research_runs.ticket IS 'what the end of the call needs: see DurableTicket';
      COMMENT ON COLUMN research_runs.worked_seconds IS 'by all workers before the present one';
      COMMENT ON COLUMN research_runs.result IS 'json, not jsonb: its members keep their order';
      COMMENT ON COLUMN research_runs.generation IS 'counts the workers that took it; each write of a worker names its own';

      CREATE TABLE research_events (
        run_id uuid NOT NULL REFERENCES research_runs (id) ON DELETE CASCADE,
        seq integer NOT NULL,
        kind text NOT NULL,
        fields jsonb NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (run_id, seq)
      );

      CREATE TABLE research_checkpoints (
        run_id uuid NOT NULL REFERENCES research_runs (id) ON DELETE CASCADE,
        key_hash bytea NOT NULL,
        value jsonb NOT NULL,
        PRIMARY KEY (run_id, key_hash)
      );
      COMMENT ON COLUMN research_checkpoints.key_hash IS 'SHA-256: keys hold addresses of any length';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE research_checkpoints, research_events, research_runs');
  }
}
