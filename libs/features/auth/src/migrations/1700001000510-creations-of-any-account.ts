import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A request that creates a key is known by its caller and Idempotency-Key alone, whichever account the key is for. */
export class CreationsOfAnyAccount1700001000510 implements MigrationInterface {
  readonly name = 'CreationsOfAnyAccount1700001000510';

  async up(runner: QueryRunner): Promise<void> {
    // One Idempotency-Key could create a key in each of several accounts: the first one keeps it.
    await runner.query(`
      UPDATE "api_keys" k SET "creation_reference" = NULL, "creation_fingerprint" = NULL FROM "api_keys" first
      WHERE first."creation_reference" = k."creation_reference"
        AND (first."created_at", first."id") < (k."created_at", k."id")`);
    await runner.query(`DROP INDEX "api_keys_creation_key"`);
    await runner.query(`CREATE UNIQUE INDEX "api_keys_creation_key" ON "api_keys" ("creation_reference")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "api_keys_creation_key"`);
    await runner.query(
      `CREATE UNIQUE INDEX "api_keys_creation_key" ON "api_keys" ("account_id", "creation_reference")`,
    );
  }
}
