import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which key made a key. Null for keys of commands, and for keys older than this column. */
export class ParentKeys1700001000500 implements MigrationInterface {
  readonly name = 'ParentKeys1700001000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "api_keys" ADD "parent_key_id" uuid,
        ADD CONSTRAINT "api_keys_parent_key_id_fkey" FOREIGN KEY ("parent_key_id") REFERENCES "api_keys" ("id")`);
    await runner.query(
      `CREATE INDEX "api_keys_parent_key_id_idx" ON "api_keys" ("parent_key_id") WHERE "parent_key_id" IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "api_keys_rotated_to_idx" ON "api_keys" ("rotated_to") WHERE "rotated_to" IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "api_keys_rotated_to_idx"`);
    await runner.query(`ALTER TABLE "api_keys" DROP COLUMN "parent_key_id"`);
  }
}
