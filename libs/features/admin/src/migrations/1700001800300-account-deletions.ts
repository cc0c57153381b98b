import type { MigrationInterface, QueryRunner } from 'typeorm';

const SAME = `(NEW.id, NEW.at, NEW.actor_account_id, NEW.actor_key_id, NEW.action, NEW.request_id)
            = (OLD.id, OLD.at, OLD.actor_account_id, OLD.actor_key_id, OLD.action, OLD.request_id)`;

const ENDS_ONCE = `TG_OP = 'UPDATE' AND OLD.state = 'attempted' AND NEW.state <> 'attempted' AND ${SAME}`;

/**
 * Accounts that were deleted a moment ago. The deletion empties the details of audit entries about the account, in a
 * transaction that names it; the entries stay.
 */
export class AccountDeletions1700001800300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_deletions (
        account_id uuid CONSTRAINT account_deletions_pkey PRIMARY KEY,
        files jsonb NOT NULL,
        deleted_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON COLUMN account_deletions.files IS 'references of its files, by feature';

      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF ${ENDS_ONCE} THEN RETURN NEW; END IF;
        IF TG_OP = 'UPDATE' AND current_setting('capstan.deleted_account', true) <> '' AND NEW.details = '{}'
          AND NEW.state = OLD.state AND NEW.target_type IS NOT DISTINCT FROM OLD.target_type
          AND NEW.target_id IS NOT DISTINCT FROM OLD.target_id AND ${SAME}
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'admin_audit is append-only';
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE account_deletions;
      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF ${ENDS_ONCE} THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'admin_audit is append-only';
      END $$;
    `);
  }
}
