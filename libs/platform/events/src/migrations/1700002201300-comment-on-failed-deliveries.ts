import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewords the comment on failed deliveries. */
export class CommentOnFailedDeliveries1700002201300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `COMMENT ON COLUMN event_deliveries.failed_at IS 'when the last attempt failed; null before'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`COMMENT ON COLUMN event_deliveries.failed_at IS 'given up'`);
  }
}
