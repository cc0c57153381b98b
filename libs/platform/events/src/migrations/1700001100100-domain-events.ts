import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox of domain events (docs/adr/0030-domain-events.md). */
export class DomainEvents1700001100100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE domain_events (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id uuid NOT NULL,
        type text NOT NULL,
        account_id uuid,
        occurred_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        data jsonb NOT NULL
      );
      CREATE INDEX domain_events_occurred ON domain_events (occurred_at);
      COMMENT ON COLUMN domain_events.number IS 'order of delivery';
      COMMENT ON COLUMN domain_events.id IS 'the id that handlers see';

      CREATE TABLE event_deliveries (
        event_number bigint NOT NULL REFERENCES domain_events (number) ON DELETE CASCADE,
        handler text NOT NULL,
        lane uuid NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        available_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        first_attempt_at timestamptz,
        failed_at timestamptz,
        last_error text,
        PRIMARY KEY (event_number, handler)
      );
      CREATE INDEX event_deliveries_lane ON event_deliveries (handler, lane, event_number) WHERE failed_at IS NULL;
      COMMENT ON COLUMN event_deliveries.lane IS 'events of one lane are handled in order: the account, or zeros for the service';
      COMMENT ON COLUMN event_deliveries.attempts IS 'claims so far; proves who holds the lease';
      COMMENT ON COLUMN event_deliveries.available_at IS 'end of the lease, or time of the next attempt';
      COMMENT ON COLUMN event_deliveries.failed_at IS 'given up';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_deliveries, domain_events');
  }
}
