import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables of the local index: collections, documents, passages, and the number of passages per term. Passages store
 * a tsvector whose lexemes the indexer creates itself, so that any script is searchable and the server's text
 * search configurations do not matter.
 */
export class LocalIndex1700000100000 implements MigrationInterface {
  readonly name = 'LocalIndex1700000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE local_index_collections (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('folder', 'site')),
        root text NOT NULL UNIQUE,
        source_type text NOT NULL CHECK (source_type IN ('web', 'news', 'academic')),
        -- Running totals over its passages: the ranking needs the average length of each field.
        passages bigint NOT NULL DEFAULT 0,
        title_terms bigint NOT NULL DEFAULT 0,
        heading_terms bigint NOT NULL DEFAULT 0,
        body_terms bigint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        indexed_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE local_index_documents (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        collection_id bigint NOT NULL REFERENCES local_index_collections ON DELETE CASCADE,
        url text NOT NULL,
        title text NOT NULL,
        content_hash text NOT NULL,
        published_at timestamptz,
        indexed_at timestamptz NOT NULL DEFAULT now()
      )`);
    // A URL may be longer than a btree entry can be; its digest is not.
    await runner.query(
      'CREATE UNIQUE INDEX local_index_documents_url ON local_index_documents (collection_id, md5(url))',
    );
    await runner.query(`
      CREATE TABLE local_index_passages (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        document_id bigint NOT NULL REFERENCES local_index_documents ON DELETE CASCADE,
        position integer NOT NULL,
        headings text NOT NULL,
        body text NOT NULL,
        title_terms integer NOT NULL,
        heading_terms integer NOT NULL,
        body_terms integer NOT NULL,
        -- Weight A: title of the document, B: path of headings, D: text.
        search tsvector NOT NULL,
        UNIQUE (document_id, position)
      )`);
    await runner.query('CREATE INDEX local_index_passages_search ON local_index_passages USING gin (search)');
    // The same few rows change with every document: leave room on the page for their next versions.
    await runner.query(`
      CREATE TABLE local_index_terms (
        term text PRIMARY KEY,
        passages bigint NOT NULL
      ) WITH (fillfactor = 70)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE local_index_terms');
    await runner.query('DROP TABLE local_index_passages');
    await runner.query('DROP TABLE local_index_documents');
    await runner.query('DROP TABLE local_index_collections');
  }
}
