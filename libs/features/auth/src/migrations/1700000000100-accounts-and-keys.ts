import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts and their API keys. Of a key only its SHA-256 is stored. */
export class AccountsAndKeys1700000000100 implements MigrationInterface {
  readonly name = 'AccountsAndKeys1700000000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "accounts" (
        "id" uuid NOT NULL,
        "email" text NOT NULL,
        "name" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "suspended_at" timestamptz,
        CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" (lower("email"))`);
    await runner.query(`CREATE INDEX "accounts_created_at_idx" ON "accounts" ("created_at", "id")`);
    await runner.query(`
      CREATE TABLE "api_keys" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "name" text NOT NULL,
        "prefix_hint" text NOT NULL,
        "last_four" text NOT NULL,
        "hash" bytea NOT NULL,
        "scopes" text array NOT NULL,
        "expires_at" timestamptz,
        "ip_allow_list" text array NOT NULL,
        "rate_limit_per_minute" integer,
        "credit_cap" bigint,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "last_used_at" timestamptz,
        "revoked_at" timestamptz,
        "rotated_to" uuid,
        "spending_group_id" uuid NOT NULL,
        CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id"),
        CONSTRAINT "api_keys_rotated_to_fkey" FOREIGN KEY ("rotated_to") REFERENCES "api_keys" ("id")
      )`);
    await runner.query(`CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys" ("hash")`);
    await runner.query(
      `CREATE INDEX "api_keys_account_id_idx" ON "api_keys" ("account_id", "created_at", "id")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "api_keys"`);
    await runner.query(`DROP TABLE "accounts"`);
  }
}
