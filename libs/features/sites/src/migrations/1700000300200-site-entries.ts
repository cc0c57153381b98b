import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors of a company's site sent (docs/adr/0020-builds.md). */
export class SiteEntries1700000300200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_data_usage (
        company_id uuid PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
        entries integer NOT NULL DEFAULT 0 CHECK (entries >= 0),
        bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0)
      ) WITH (fillfactor = 50);
      COMMENT ON TABLE site_data_usage IS 'what the entries of a company take; its row is also the lock of those who write them';

      CREATE TABLE site_entries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
        collection text NOT NULL,
        number bigint GENERATED ALWAYS AS IDENTITY,
        data jsonb NOT NULL,
        size_bytes integer NOT NULL,
        unique_value text,
        amount integer NOT NULL DEFAULT 1,
        space_hash bytea CHECK (octet_length(space_hash) = 32),
        code text,
        referred_by uuid REFERENCES site_entries (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX site_entries_order ON site_entries (company_id, collection, number);
      CREATE INDEX site_entries_unique_value ON site_entries (company_id, collection, unique_value)
        WHERE unique_value IS NOT NULL;
      CREATE INDEX site_entries_space ON site_entries (company_id, collection, space_hash, number)
        WHERE space_hash IS NOT NULL;
      CREATE UNIQUE INDEX site_entries_code ON site_entries (company_id, collection, code)
        WHERE code IS NOT NULL;
      CREATE INDEX site_entries_referral ON site_entries (referred_by) WHERE referred_by IS NOT NULL;
      COMMENT ON COLUMN site_entries.number IS 'order of arrival';
      COMMENT ON COLUMN site_entries.unique_value IS 'value of the field in which entries may not agree, as the schema was when it was sent';
      COMMENT ON COLUMN site_entries.amount IS 'how much of the capacity it takes, as the schema was when it was sent';
      COMMENT ON COLUMN site_entries.space_hash IS 'SHA-256 of the secret with which it was sent; the secret is not kept';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_entries, site_data_usage');
  }
}
