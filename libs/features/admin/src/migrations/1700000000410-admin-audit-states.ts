import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Acts are written before they are done. A line says then how the act ended, once; a line that stays `attempted`
 * belongs to a process that died meanwhile, and its act may have been done.
 */
export class AdminAuditStates1700000000410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admin_audit ADD COLUMN state text NOT NULL DEFAULT 'done'
        CHECK (state IN ('attempted', 'done', 'failed', 'repeated'));
      ALTER TABLE admin_audit ALTER COLUMN state DROP DEFAULT;
      ALTER TABLE admin_audit ALTER COLUMN target_type DROP NOT NULL;
      ALTER TABLE admin_audit ALTER COLUMN target_id DROP NOT NULL;

      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND OLD.state = 'attempted' AND NEW.state <> 'attempted'
          AND (NEW.id, NEW.at, NEW.actor_account_id, NEW.actor_key_id, NEW.action, NEW.request_id)
            = (OLD.id, OLD.at, OLD.actor_account_id, OLD.actor_key_id, OLD.action, OLD.request_id)
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'admin_audit is append-only';
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admin_audit DISABLE TRIGGER admin_audit_append_only;
      DELETE FROM admin_audit WHERE state IN ('failed', 'repeated') OR target_id IS NULL;
      ALTER TABLE admin_audit ENABLE TRIGGER admin_audit_append_only;
      ALTER TABLE admin_audit ALTER COLUMN target_type SET NOT NULL;
      ALTER TABLE admin_audit ALTER COLUMN target_id SET NOT NULL;
      ALTER TABLE admin_audit DROP COLUMN state;
      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'admin_audit is append-only'; END $$;
    `);
  }
}
