import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages whose next request waits: a repeat, or another try after a mail server asked for it. */
export class RepeatsOfMessages1700002100100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE messages ADD COLUMN retry_at timestamptz;
      COMMENT ON COLUMN messages.retry_at IS 'when its next request may be made; null: at once';
      ALTER TABLE message_attempts ADD COLUMN is_transient boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN message_attempts.is_transient IS 'the transport refused the message and asks for a later try';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE message_attempts DROP COLUMN is_transient;
      ALTER TABLE messages DROP COLUMN retry_at;
    `);
  }
}
