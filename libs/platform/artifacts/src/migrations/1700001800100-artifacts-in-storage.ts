import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contents of artifacts may be in the object storage, which then has them under the row's hash. */
export class ArtifactsInStorage1700001800100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artifacts ALTER COLUMN content DROP NOT NULL;
      COMMENT ON COLUMN artifacts.content IS 'null: in the object storage';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM artifacts WHERE content IS NULL;
      COMMENT ON COLUMN artifacts.content IS NULL;
      ALTER TABLE artifacts ALTER COLUMN content SET NOT NULL;
    `);
  }
}
