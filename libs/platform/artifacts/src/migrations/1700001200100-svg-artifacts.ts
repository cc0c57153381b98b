import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SVG among the media types. */
export class SvgArtifacts1700001200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artifacts DROP CONSTRAINT artifacts_media_type_check;
      ALTER TABLE artifacts ADD CONSTRAINT artifacts_media_type_check
        CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM artifacts WHERE media_type = 'image/svg+xml';
      ALTER TABLE artifacts DROP CONSTRAINT artifacts_media_type_check;
      ALTER TABLE artifacts ADD CONSTRAINT artifacts_media_type_check
        CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp'));
    `);
  }
}
