import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A company has sites (docs/adr/0020-builds.md). The one site that a company had keeps the company's id, and with it its
 * workspace on disk, its preview address and its entries.
 */
export class Sites1700001000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sites (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
        account_id uuid NOT NULL,
        number bigint GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        preview_token text NOT NULL UNIQUE,
        shown_commit text,
        open_points jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sites_company ON sites (company_id, number);
      CREATE INDEX sites_account ON sites (account_id, number);
      COMMENT ON COLUMN sites.id IS 'also names its workspace; the first site of a company has the id of the company';
      COMMENT ON COLUMN sites.number IS 'order of creation';
      COMMENT ON COLUMN sites.preview_token IS 'part of the preview address: whoever knows it may see the site';
      COMMENT ON COLUMN sites.shown_commit IS 'the commit that visitors see; null before any passed the gate';

      INSERT INTO sites (id, company_id, account_id, name, preview_token, shown_commit, open_points, created_at)
        SELECT id, id, account_id, name, preview_token, good_commit, open_points, created_at
        FROM companies ORDER BY created_at, id;
      ALTER TABLE companies DROP COLUMN preview_token, DROP COLUMN good_commit, DROP COLUMN open_points;

      ALTER TABLE builds ADD COLUMN site_id uuid REFERENCES sites (id);
      UPDATE builds SET site_id = company_id;
      ALTER TABLE builds ALTER COLUMN site_id SET NOT NULL;
      CREATE INDEX builds_site ON builds (site_id, number);
      COMMENT ON COLUMN builds.number IS 'order of arrival: builds of one site run one after another';
      COMMENT ON COLUMN builds.first_commit IS 'last commit of the site when it was taken first';

      ALTER TABLE passed_commits RENAME COLUMN company_id TO site_id;
      ALTER TABLE passed_commits DROP CONSTRAINT passed_commits_company_id_fkey,
        ADD CONSTRAINT passed_commits_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites (id) ON DELETE CASCADE;
      ALTER TABLE site_data_usage RENAME COLUMN company_id TO site_id;
      ALTER TABLE site_data_usage DROP CONSTRAINT site_data_usage_company_id_fkey,
        ADD CONSTRAINT site_data_usage_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites (id) ON DELETE CASCADE;
      COMMENT ON TABLE site_data_usage IS 'what the entries of a site take; its row is also the lock of those who write them';
      ALTER TABLE site_entries RENAME COLUMN company_id TO site_id;
      ALTER TABLE site_entries DROP CONSTRAINT site_entries_company_id_fkey,
        ADD CONSTRAINT site_entries_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites (id) ON DELETE CASCADE;
    `);
  }

  /** Before sites a company had one: every further site becomes a company of its own, so that nothing is lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN preview_token text UNIQUE, ADD COLUMN good_commit text,
        ADD COLUMN open_points jsonb NOT NULL DEFAULT '[]';
      UPDATE companies c SET preview_token = s.preview_token, good_commit = s.shown_commit, open_points = s.open_points
        FROM sites s WHERE s.id = c.id;
      INSERT INTO companies (id, account_id, name, preview_token, good_commit, open_points, created_at)
        SELECT id, account_id, name, preview_token, shown_commit, open_points, created_at
        FROM sites WHERE id <> company_id;
      ALTER TABLE companies ALTER COLUMN preview_token SET NOT NULL;
      COMMENT ON COLUMN companies.preview_token IS 'part of the preview address: knowing it is the right to look';
      COMMENT ON COLUMN companies.good_commit IS 'the last commit that passed the gate: what visitors see';

      UPDATE builds SET company_id = site_id WHERE company_id <> site_id;
      DROP INDEX builds_site;
      ALTER TABLE builds DROP COLUMN site_id;
      COMMENT ON COLUMN builds.number IS 'order of arrival: builds of one company run one after another';
      COMMENT ON COLUMN builds.first_commit IS 'last commit of the company when it was taken first';

      ALTER TABLE passed_commits RENAME COLUMN site_id TO company_id;
      ALTER TABLE passed_commits DROP CONSTRAINT passed_commits_site_id_fkey,
        ADD CONSTRAINT passed_commits_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;
      ALTER TABLE site_data_usage RENAME COLUMN site_id TO company_id;
      ALTER TABLE site_data_usage DROP CONSTRAINT site_data_usage_site_id_fkey,
        ADD CONSTRAINT site_data_usage_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;
      COMMENT ON TABLE site_data_usage IS 'what the entries of a company take; its row is also the lock of those who write them';
      ALTER TABLE site_entries RENAME COLUMN site_id TO company_id;
      ALTER TABLE site_entries DROP CONSTRAINT site_entries_site_id_fkey,
        ADD CONSTRAINT site_entries_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;
      DROP TABLE sites;
    `);
  }
}
