import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the entries on all sites of an account take. */
export class EntriesOfAccounts1700001000310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_entry_usage (
        account_id uuid PRIMARY KEY,
        entries integer NOT NULL DEFAULT 0 CHECK (entries >= 0),
        bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0)
      ) WITH (fillfactor = 50);
      INSERT INTO account_entry_usage (account_id, entries, bytes)
        SELECT s.account_id, sum(u.entries), sum(u.bytes)
        FROM site_data_usage u JOIN sites s ON s.id = u.site_id GROUP BY s.account_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_entry_usage');
  }
}
