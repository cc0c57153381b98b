import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages, the requests made for them, inboxes and settings (docs/adr/0033-messages.md). */
export class Messages1700001200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE messages (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        number bigint GENERATED ALWAYS AS IDENTITY,
        channel text NOT NULL,
        recipient text NOT NULL,
        content jsonb NOT NULL,
        ticket jsonb NOT NULL,
        status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'scheduled', 'sending', 'sent', 'delivered',
          'bounced', 'failed', 'outcome_unknown', 'cancelled')),
        status_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        provider text,
        provider_message_id text,
        detail text,
        failure jsonb,
        credits integer NOT NULL DEFAULT 0,
        scheduled_at timestamptz,
        generation integer NOT NULL DEFAULT 0,
        fruitless_takes integer NOT NULL DEFAULT 0,
        claimed_at timestamptz,
        lease_until timestamptz,
        stop_requested_at timestamptz,
        next_seq integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      ) WITH (fillfactor = 70);
      CREATE INDEX messages_account ON messages (account_id, number DESC);
      CREATE INDEX messages_open ON messages (number) WHERE finished_at IS NULL;
      CREATE INDEX messages_turns ON messages (account_id, claimed_at);
      CREATE INDEX messages_of_day ON messages (account_id, channel, created_at);
      CREATE INDEX messages_of_provider ON messages (provider, provider_message_id)
        WHERE provider_message_id IS NOT NULL;
      COMMENT ON COLUMN messages.id IS 'also of the call that asked for it, and of its hold';
      COMMENT ON COLUMN messages.recipient IS 'as it is compared with lists of allowed recipients';
      COMMENT ON COLUMN messages.ticket IS 'what the end of the call needs: see DurableTicket';
      COMMENT ON COLUMN messages.detail IS 'why it bounced, or why its outcome is unknown';
      COMMENT ON COLUMN messages.credits IS 'charged for it';
      COMMENT ON COLUMN messages.generation IS
        'counts the workers that took it; each write of a worker names its own';
      COMMENT ON COLUMN messages.fruitless_takes IS 'workers that took it since it last got further';
      COMMENT ON COLUMN messages.finished_at IS 'when sending ended; its delivery may be reported later';

      CREATE TABLE message_attempts (
        message_id uuid NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
        number integer NOT NULL,
        transport text NOT NULL,
        outcome text,
        detail text,
        started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ended_at timestamptz,
        PRIMARY KEY (message_id, number)
      );
      COMMENT ON COLUMN message_attempts.outcome IS 'null: the transport may have accepted the message';

      CREATE TABLE message_events (
        message_id uuid NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
        seq integer NOT NULL,
        kind text NOT NULL,
        fields jsonb NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (message_id, seq)
      );

      CREATE TABLE inbox_entries (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        number bigint GENERATED ALWAYS AS IDENTITY,
        subject text,
        text text NOT NULL,
        html text,
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz
      );
      CREATE INDEX inbox_entries_account ON inbox_entries (account_id, number DESC);
      COMMENT ON COLUMN inbox_entries.id IS 'also of the message, so that a repeated delivery adds nothing';

      CREATE TABLE message_settings (
        account_id uuid PRIMARY KEY,
        allowed_recipients text[],
        operator_recipients text[],
        daily_limit integer,
        signing_secret text NOT NULL
      );
      COMMENT ON COLUMN message_settings.allowed_recipients IS 'patterns of the account; null: every recipient';
      COMMENT ON COLUMN message_settings.operator_recipients IS
        'patterns of the operator, which hold as well; null: every recipient';
      COMMENT ON COLUMN message_settings.daily_limit IS 'a channel; null: as configured';
      COMMENT ON COLUMN message_settings.signing_secret IS 'of messages to webhooks';

      CREATE TABLE message_callbacks (
        hash bytea PRIMARY KEY,
        received_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX message_callbacks_received ON message_callbacks (received_at);
      COMMENT ON COLUMN message_callbacks.hash IS 'SHA-256 of the transport and the body';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE message_callbacks, message_settings, inbox_entries, message_events, message_attempts, messages',
    );
  }
}
