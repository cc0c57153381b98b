import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewords the comment on the token of previews. */
export class CommentOnPreviewTokens1700002201100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `COMMENT ON COLUMN sites.preview_token IS 'part of the preview URL: anyone with this token can view the site'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `COMMENT ON COLUMN sites.preview_token IS 'part of the preview address: whoever knows it may see the site'`,
    );
  }
}
