import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vectors of the passages of documents, for a ranking by meaning next to the one by words. */
export class LocalIndexVectors1700001600100 implements MigrationInterface {
  readonly name = 'LocalIndexVectors1700001600100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE local_index_vectors (
        document_id bigint PRIMARY KEY REFERENCES local_index_documents ON DELETE CASCADE,
        model text NOT NULL,
        vectors bytea NOT NULL
      );
      -- Random bytes: compressing them costs time and saves nothing.
      ALTER TABLE local_index_vectors ALTER COLUMN vectors SET STORAGE EXTERNAL;
      COMMENT ON COLUMN local_index_vectors.vectors IS
        'of the passages in order, a signed byte per component';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE local_index_vectors');
  }
}
