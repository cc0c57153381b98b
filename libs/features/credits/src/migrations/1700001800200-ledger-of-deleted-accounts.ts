import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The deletion of an account replaces its entries by their sums, in a transaction that names the account. */
export class LedgerOfDeletedAccounts1700001800200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.account_id::text = current_setting('capstan.deleted_account', true)
        THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'ledger_entries is append-only';
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'ledger_entries is append-only'; END $$;
    `);
  }
}
