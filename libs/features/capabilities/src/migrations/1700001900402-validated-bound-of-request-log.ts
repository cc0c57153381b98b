import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows whose ids are not of this time, which only tools of others can have written, go to the table of all other ids. */
export class ValidatedBoundOfRequestLog1700001900402 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows: { bound: string }[] = await runner.query(`
      SELECT substring(pg_get_constraintdef(oid) FROM '[0-9a-f-]{36}') AS bound FROM pg_constraint
      WHERE conrelid = 'requests'::regclass AND conname = 'requests_before_bound'`);
    await runner.query(`
      CREATE TABLE requests_default (LIKE requests INCLUDING DEFAULTS);
      WITH moved AS (DELETE FROM requests WHERE id >= '${rows[0]?.bound}' RETURNING *)
      INSERT INTO requests_default SELECT * FROM moved;
      ALTER TABLE requests VALIDATE CONSTRAINT requests_before_bound;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS requests_default');
  }
}
