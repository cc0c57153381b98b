import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  requests_by_account: '(account_id, started_at DESC, id DESC)',
  requests_by_request_id: '(request_id)',
  requests_by_time: '(started_at DESC)',
};

/** The request log is partitioned by the time in its ids. Processes of the version before read and write it as they did. */
export class RequestLogByTime1700001900403 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows: { bound: string }[] = await runner.query(`
      SELECT substring(pg_get_constraintdef(oid) FROM '[0-9a-f-]{36}') AS bound FROM pg_constraint
      WHERE conrelid = 'requests'::regclass AND conname = 'requests_before_bound'`);
    await runner.query('ALTER TABLE requests RENAME TO requests_before');
    for (const name of ['requests_pkey', ...Object.keys(INDEXES)]) {
      await runner.query(`ALTER INDEX ${name} RENAME TO ${name.replace('requests', 'requests_before')}`);
    }
    await runner.query(`
      CREATE TABLE requests (LIKE requests_before INCLUDING DEFAULTS INCLUDING COMMENTS) PARTITION BY RANGE (id);
      ALTER TABLE requests ADD CONSTRAINT requests_pkey PRIMARY KEY (id);
    `);
    await createIndexes(runner);
    // The check makes the first, the indexes of the same columns both of them a matter of the catalog alone.
    await runner.query(`
      ALTER TABLE requests ATTACH PARTITION requests_before FOR VALUES FROM (MINVALUE) TO ('${rows[0]?.bound}');
      ALTER TABLE requests_before DROP CONSTRAINT requests_before_bound;
      ALTER TABLE requests ATTACH PARTITION requests_default DEFAULT;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE requests_merged (LIKE requests INCLUDING DEFAULTS INCLUDING COMMENTS);
      INSERT INTO requests_merged SELECT * FROM requests;
      DROP TABLE requests;
      ALTER TABLE requests_merged RENAME TO requests;
      ALTER TABLE requests ADD CONSTRAINT requests_pkey PRIMARY KEY (id);
    `);
    await createIndexes(runner);
  }
}

async function createIndexes(runner: QueryRunner): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    await runner.query(`CREATE INDEX ${name} ON requests ${columns}`);
  }
}
