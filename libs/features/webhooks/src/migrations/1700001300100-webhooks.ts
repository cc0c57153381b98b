import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks, their secrets and their deliveries (docs/adr/0032-webhooks.md). */
export class Webhooks1700001300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_endpoints (
        id uuid NOT NULL CONSTRAINT webhook_endpoints_pkey PRIMARY KEY,
        account_id uuid NOT NULL,
        url text NOT NULL,
        description text NOT NULL,
        event_types text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        disabled_at timestamptz,
        disabled_reason text,
        failing_since timestamptz,
        creation_reference bytea,
        creation_fingerprint bytea
      );
      CREATE INDEX webhook_endpoints_account ON webhook_endpoints (account_id, created_at, id);
      CREATE UNIQUE INDEX webhook_endpoints_creation_key ON webhook_endpoints (creation_reference);
      COMMENT ON COLUMN webhook_endpoints.event_types IS 'types, <subject>.* or *';
      COMMENT ON COLUMN webhook_endpoints.disabled_reason IS 'owner, gone or failing';
      COMMENT ON COLUMN webhook_endpoints.failing_since IS 'first failed attempt since the last success';

      CREATE TABLE webhook_secrets (
        id uuid NOT NULL CONSTRAINT webhook_secrets_pkey PRIMARY KEY,
        endpoint_id uuid NOT NULL
          CONSTRAINT webhook_secrets_endpoint_id_fkey REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
        secret text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz
      );
      CREATE INDEX webhook_secrets_endpoint ON webhook_secrets (endpoint_id, created_at);
      COMMENT ON COLUMN webhook_secrets.expires_at IS 'null: the current one';

      CREATE TABLE webhook_deliveries (
        id uuid NOT NULL CONSTRAINT webhook_deliveries_pkey PRIMARY KEY,
        number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
        endpoint_id uuid NOT NULL
          CONSTRAINT webhook_deliveries_endpoint_id_fkey REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
        account_id uuid NOT NULL,
        lane uuid NOT NULL,
        event_id uuid NOT NULL,
        event_type text NOT NULL,
        payload text NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        claims integer NOT NULL DEFAULT 0,
        attempts integer NOT NULL DEFAULT 0,
        available_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        leased_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ended_at timestamptz,
        resend_of uuid
      );
      CREATE INDEX webhook_deliveries_lane ON webhook_deliveries (lane, number) WHERE status = 'pending';
      CREATE UNIQUE INDEX webhook_deliveries_event_key ON webhook_deliveries (endpoint_id, event_id)
        WHERE resend_of IS NULL;
      CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, number);
      CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_at);
      COMMENT ON COLUMN webhook_deliveries.number IS 'order of delivery within a lane';
      COMMENT ON COLUMN webhook_deliveries.lane
        IS 'deliveries of one lane are sent in order: the webhook; a test or a resend has its own';
      COMMENT ON COLUMN webhook_deliveries.payload IS 'body of the request';
      COMMENT ON COLUMN webhook_deliveries.status IS 'pending, delivered or failed';
      COMMENT ON COLUMN webhook_deliveries.claims IS 'leases so far; proves who holds the lease';
      COMMENT ON COLUMN webhook_deliveries.attempts IS 'attempts that ended';
      COMMENT ON COLUMN webhook_deliveries.available_at IS 'when the next attempt is due';
      COMMENT ON COLUMN webhook_deliveries.leased_until IS 'end of the lease of a worker';

      CREATE TABLE webhook_attempts (
        delivery_id uuid NOT NULL
          CONSTRAINT webhook_attempts_delivery_id_fkey REFERENCES webhook_deliveries (id) ON DELETE CASCADE,
        number integer NOT NULL,
        url text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        duration_ms integer NOT NULL,
        is_success boolean NOT NULL,
        response_status integer,
        response_body text,
        error text,
        CONSTRAINT webhook_attempts_pkey PRIMARY KEY (delivery_id, number)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_attempts, webhook_deliveries, webhook_secrets, webhook_endpoints');
  }
}
