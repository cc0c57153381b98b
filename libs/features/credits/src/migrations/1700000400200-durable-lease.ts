import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DURABLE_LEASE } from '../leases/durable-lease.js';

/** The lease that holds of durable work name (docs/adr/0022-durable-calls.md). */
export class DurableLease1700000400200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO process_leases (id, expires_at) VALUES ($1, 'infinity')`, [
      DURABLE_LEASE,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM process_leases WHERE id = $1', [DURABLE_LEASE]);
  }
}
