import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's page of a site, and what owners add to entries. */
export class OwnersOfSites1700001500100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE site_entries
        ADD COLUMN status text NOT NULL DEFAULT 'new',
        ADD COLUMN note text NOT NULL DEFAULT '';
      COMMENT ON COLUMN site_entries.status IS 'new, seen, done, or a word of the owner';

      CREATE TABLE site_owner_settings (
        site_id uuid NOT NULL CONSTRAINT site_owner_settings_pkey PRIMARY KEY
          CONSTRAINT site_owner_settings_site_id_fkey REFERENCES sites (id) ON DELETE CASCADE,
        link_hash bytea,
        link_created_at timestamptz,
        notify_email text,
        confirms_entries boolean NOT NULL DEFAULT false,
        CONSTRAINT site_owner_settings_link_hash_check CHECK (octet_length(link_hash) = 32)
      );
      CREATE UNIQUE INDEX site_owner_settings_link ON site_owner_settings (link_hash) WHERE link_hash IS NOT NULL;
      COMMENT ON COLUMN site_owner_settings.link_hash IS
        'SHA-256 of the secret in the address of the owner''s page; the secret is not kept';
      COMMENT ON COLUMN site_owner_settings.confirms_entries IS 'whether visitors get an e-mail about their entry';

      CREATE TABLE site_mails (
        reference uuid NOT NULL,
        kind text NOT NULL,
        site_id uuid NOT NULL CONSTRAINT site_mails_site_id_fkey REFERENCES sites (id) ON DELETE CASCADE,
        address_hash bytea NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT site_mails_pkey PRIMARY KEY (reference, kind)
      );
      CREATE INDEX site_mails_site ON site_mails (site_id, kind, sent_at);
      COMMENT ON TABLE site_mails IS 'e-mail of the last day, which limits how much is sent and sends nothing twice';
      COMMENT ON COLUMN site_mails.reference IS 'what it is about, e.g. an entry';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE site_mails;
      DROP TABLE site_owner_settings;
      ALTER TABLE site_entries DROP COLUMN status, DROP COLUMN note;
    `);
  }
}
