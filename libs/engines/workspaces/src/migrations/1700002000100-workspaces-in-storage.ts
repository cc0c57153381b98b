import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Workspaces whose commits are bundles in the object storage. */
export class WorkspacesInStorage1700002000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE workspaces (
        id uuid CONSTRAINT workspaces_pkey PRIMARY KEY,
        head text CONSTRAINT workspaces_head_check CHECK (head ~ '^[0-9a-f]{40}$'),
        owner uuid,
        version integer NOT NULL DEFAULT 0
      );
      COMMENT ON COLUMN workspaces.head IS 'last commit; null before the first';
      COMMENT ON COLUMN workspaces.owner IS 'the checkout that may commit';
      COMMENT ON COLUMN workspaces.version IS 'of the newest bundle';

      CREATE TABLE workspace_bundles (
        id uuid CONSTRAINT workspace_bundles_pkey PRIMARY KEY,
        workspace_id uuid NOT NULL
          CONSTRAINT workspace_bundles_workspace_id_fkey REFERENCES workspaces (id) ON DELETE CASCADE,
        version integer NOT NULL,
        bytes bigint NOT NULL,
        replaced_at timestamptz
      );
      CREATE UNIQUE INDEX workspace_bundles_order ON workspace_bundles (workspace_id, version)
        WHERE replaced_at IS NULL;
      CREATE INDEX workspace_bundles_workspace ON workspace_bundles (workspace_id);
      CREATE INDEX workspace_bundles_replaced ON workspace_bundles (replaced_at)
        WHERE replaced_at IS NOT NULL;
      COMMENT ON COLUMN workspace_bundles.id IS 'names the object, and is never used again';
      COMMENT ON COLUMN workspace_bundles.version
        IS 'the workspace is complete up to it, with this bundle and those before';
      COMMENT ON COLUMN workspace_bundles.bytes IS 'of the object';
      COMMENT ON COLUMN workspace_bundles.replaced_at
        IS 'when one bundle replaced this and others; the object is deleted later';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE workspace_bundles; DROP TABLE workspaces;');
  }
}
