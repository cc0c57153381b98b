import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log of admin acts. */
export class AdminAudit1700000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admin_audit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor_account_id uuid NOT NULL,
        actor_key_id uuid NOT NULL,
        action text NOT NULL,
        target_type text NOT NULL,
        target_id uuid NOT NULL,
        details jsonb NOT NULL,
        request_id text NOT NULL
      );
      CREATE INDEX admin_audit_actor ON admin_audit (actor_account_id, id DESC);
      CREATE INDEX admin_audit_target ON admin_audit (target_id, id DESC);
      CREATE INDEX admin_audit_time ON admin_audit (at);

      -- Append-only: what was done stays written.
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'admin_audit is append-only'; END $$;
      CREATE TRIGGER admin_audit_append_only BEFORE UPDATE OR DELETE ON admin_audit
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE admin_audit;
      DROP FUNCTION refuse_audit_change();
    `);
  }
}
