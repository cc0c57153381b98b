import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what a repeated creation of an account or a key is known (Idempotency-Key): hashes, no text. */
export class Creations1700000000110 implements MigrationInterface {
  readonly name = 'Creations1700000000110';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['accounts', 'api_keys']) {
      await runner.query(
        `ALTER TABLE "${table}" ADD "creation_reference" bytea, ADD "creation_fingerprint" bytea`,
      );
    }
    await runner.query(`CREATE UNIQUE INDEX "accounts_creation_key" ON "accounts" ("creation_reference")`);
    await runner.query(
      `CREATE UNIQUE INDEX "api_keys_creation_key" ON "api_keys" ("account_id", "creation_reference")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['accounts', 'api_keys']) {
      await runner.query(
        `ALTER TABLE "${table}" DROP COLUMN "creation_reference", DROP COLUMN "creation_fingerprint"`,
      );
    }
  }
}
