import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What signs cookies where CONSOLE_SECRET is not set (docs/adr/0034-console.md). */
export class ConsoleSecrets1700001003405 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE console_secrets (
        name text PRIMARY KEY,
        secret text NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE console_secrets');
  }
}
