import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a call failed, as its caller read it. */
export class FailuresInRequestLog1700002000401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE requests ADD COLUMN error_detail text, ADD COLUMN alternative_action text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE requests DROP COLUMN error_detail, DROP COLUMN alternative_action');
  }
}
