import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * First of three steps towards partitions of the request log by time: the existing table becomes the partition of all calls of the
 * next two weeks. A check says so beforehand; it is validated without blocking calls by the next step, so that the last
 * step need not read the table under its lock. The check refuses later calls, so an upgrade that stopped between the steps has to be
 * completed within these weeks.
 */
export class BoundOfRequestLog1700001900401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows: { bound: string }[] = await runner.query(`
      SELECT (lpad(to_hex((extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '15 days') * 1000)::bigint), 12, '0')
        || repeat('0', 20))::uuid::text AS bound`);
    await runner.query(`
      ALTER TABLE requests ADD CONSTRAINT requests_before_bound CHECK (id < '${rows[0]?.bound}'::uuid) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests DROP CONSTRAINT IF EXISTS requests_before_bound');
  }
}
