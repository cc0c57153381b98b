import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Balances, ledger, holds and process leases (docs/adr/0004-credits.md). */
export class Credits1700000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE credit_balances (
        account_id uuid PRIMARY KEY,
        balance bigint NOT NULL DEFAULT 0,
        held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
        overage_limit bigint NOT NULL DEFAULT 0 CHECK (overage_limit >= 0)
      ) WITH (fillfactor = 50);
      COMMENT ON COLUMN credit_balances.balance IS 'what can be spent: sum(ledger) - held';

      CREATE TABLE spending_groups (
        spending_group_id uuid PRIMARY KEY,
        spent bigint NOT NULL DEFAULT 0,
        held bigint NOT NULL DEFAULT 0 CHECK (held >= 0)
      ) WITH (fillfactor = 50);
      COMMENT ON COLUMN spending_groups.spent IS 'all charges of the keys that share the count: sum(ledger)';
      COMMENT ON COLUMN spending_groups.held IS 'open holds of keys with a credit cap';

      CREATE TABLE ledger_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id uuid NOT NULL,
        key_id uuid,
        spending_group_id uuid,
        kind text NOT NULL CHECK (kind IN ('charge', 'grant', 'refund', 'adjustment')),
        subject text NOT NULL,
        amount bigint NOT NULL,
        reason text,
        actor text,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (subject, kind)
      );
      CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id DESC);

      CREATE TABLE holds (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        key_id uuid,
        spending_group_id uuid NOT NULL,
        amount bigint NOT NULL CHECK (amount > 0),
        capped boolean NOT NULL,
        lease_id uuid NOT NULL,
        details jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX holds_lease ON holds (lease_id);

      CREATE TABLE process_leases (
        id uuid PRIMARY KEY,
        expires_at timestamptz NOT NULL
      );

      -- Append-only: what was booked stays booked; a mistake is mended by another entry.
      CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'ledger_entries is append-only'; END $$;
      CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
        FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE process_leases, holds, ledger_entries, spending_groups, credit_balances;
      DROP FUNCTION refuse_ledger_change();
    `);
  }
}
