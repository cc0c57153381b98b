import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request log, which is also the receipts, and the marks and answers of Idempotency-Key. */
export class RequestsAndIdempotency1700000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE requests (
        id uuid PRIMARY KEY,
        request_id text NOT NULL,
        account_id uuid NOT NULL,
        key_id uuid NOT NULL,
        capability text NOT NULL,
        route text NOT NULL,
        mode text,
        status integer NOT NULL,
        error_slug text,
        credits bigint NOT NULL,
        provider_used text,
        attempts jsonb NOT NULL,
        started_at timestamptz NOT NULL,
        duration_ms integer NOT NULL
      );
      COMMENT ON COLUMN requests.id IS 'ours and unique; request_id may be chosen by the caller and repeat';
      CREATE INDEX requests_by_account ON requests (account_id, started_at DESC, id DESC);
      CREATE INDEX requests_by_request_id ON requests (request_id);
      CREATE INDEX requests_by_time ON requests (started_at DESC);

      CREATE TABLE idempotency_keys (
        account_id uuid NOT NULL,
        route text NOT NULL,
        key text NOT NULL,
        body_hash bytea NOT NULL,
        call_id uuid NOT NULL,
        lease_id uuid,
        answer text,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, route, key),
        CHECK ((lease_id IS NULL) = (answer IS NOT NULL))
      );
      COMMENT ON TABLE idempotency_keys IS 'lease_id while the call runs, answer once it succeeded';
      CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys, requests');
  }
}
