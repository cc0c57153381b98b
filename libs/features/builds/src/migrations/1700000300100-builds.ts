import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies, builds, their streams, instructions and model conversations (docs/adr/0020-builds.md). */
export class Builds1700000300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE companies (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        name text NOT NULL,
        is_default boolean NOT NULL DEFAULT false,
        preview_token text NOT NULL UNIQUE,
        good_commit text,
        open_points jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX companies_account ON companies (account_id, id);
      CREATE UNIQUE INDEX companies_default ON companies (account_id) WHERE is_default;
      COMMENT ON COLUMN companies.preview_token IS 'part of the preview address: knowing it is the right to look';
      COMMENT ON COLUMN companies.good_commit IS 'the last commit that passed the gate: what visitors see';

      CREATE TABLE passed_commits (
        company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
        commit text NOT NULL,
        PRIMARY KEY (company_id, commit)
      );

      CREATE TABLE builds (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        account_id uuid NOT NULL,
        key_id uuid NOT NULL,
        prompt text NOT NULL,
        number bigint GENERATED ALWAYS AS IDENTITY,
        status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'completed', 'failed', 'stopped')),
        phase text NOT NULL DEFAULT 'queued',
        builder text,
        has_preview boolean NOT NULL DEFAULT false,
        failure text,
        generation integer NOT NULL DEFAULT 0,
        lease_until timestamptz,
        stop_requested_at timestamptz,
        first_commit text,
        next_seq integer NOT NULL DEFAULT 1,
        steps integer NOT NULL DEFAULT 0,
        input_tokens bigint NOT NULL DEFAULT 0,
        output_tokens bigint NOT NULL DEFAULT 0,
        usd double precision NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz
      ) WITH (fillfactor = 70);
      CREATE INDEX builds_account ON builds (account_id, id);
      CREATE INDEX builds_company ON builds (company_id, number);
      CREATE INDEX builds_running ON builds (number) WHERE status = 'running';
      COMMENT ON COLUMN builds.number IS 'order of arrival: builds of one company run one after another';
      COMMENT ON COLUMN builds.generation IS 'counts the workers that took it; each write of a worker names its own';
      COMMENT ON COLUMN builds.first_commit IS 'last commit of the company when it was taken first';

      CREATE TABLE build_events (
        build_id uuid NOT NULL REFERENCES builds (id) ON DELETE CASCADE,
        seq integer NOT NULL,
        kind text NOT NULL,
        fields jsonb NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (build_id, seq)
      );

      CREATE TABLE build_messages (
        id uuid PRIMARY KEY,
        build_id uuid NOT NULL REFERENCES builds (id) ON DELETE CASCADE,
        number bigint GENERATED ALWAYS AS IDENTITY,
        prompt text NOT NULL,
        settled_at timestamptz,
        was_applied boolean,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX build_messages_open ON build_messages (build_id, number) WHERE settled_at IS NULL;

      CREATE TABLE build_transcripts (
        build_id uuid NOT NULL REFERENCES builds (id) ON DELETE CASCADE,
        number bigint GENERATED ALWAYS AS IDENTITY,
        entry jsonb NOT NULL,
        PRIMARY KEY (build_id, number)
      );

      CREATE TABLE stream_tokens (
        token_hash bytea PRIMARY KEY,
        build_id uuid NOT NULL REFERENCES builds (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE stream_tokens, build_transcripts, build_messages, build_events, builds, passed_commits, companies',
    );
  }
}
