import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members of sites, and the links and sessions by which they sign in. */
export class MembersOfSites1700001500200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_members (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT site_members_pkey PRIMARY KEY,
        site_id uuid NOT NULL CONSTRAINT site_members_site_id_fkey REFERENCES sites (id) ON DELETE CASCADE,
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        signed_in_at timestamptz
      );
      CREATE UNIQUE INDEX site_members_email ON site_members (site_id, email);
      COMMENT ON COLUMN site_members.email IS 'in lower case';
      COMMENT ON COLUMN site_members.signed_in_at IS 'last time; null: never';

      CREATE TABLE site_member_tokens (
        hash bytea NOT NULL CONSTRAINT site_member_tokens_pkey PRIMARY KEY,
        member_id uuid NOT NULL
          CONSTRAINT site_member_tokens_member_id_fkey REFERENCES site_members (id) ON DELETE CASCADE,
        kind text NOT NULL,
        page text NOT NULL DEFAULT '',
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX site_member_tokens_member ON site_member_tokens (member_id);
      COMMENT ON COLUMN site_member_tokens.kind IS 'link (used once) or session';
      COMMENT ON COLUMN site_member_tokens.page IS 'of a link: the page that was asked for';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_member_tokens; DROP TABLE site_members');
  }
}
