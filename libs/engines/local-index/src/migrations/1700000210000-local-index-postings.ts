import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Postings instead of text search vectors: the ranking reads the occurrences of a term in thousands of documents
 * from a few rows. Documents and passages are kept; the index creates the postings of documents without a block
 * automatically.
 */
export class LocalIndexPostings1700000210000 implements MigrationInterface {
  readonly name = 'LocalIndexPostings1700000210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE local_index_blocks (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        collection_id bigint NOT NULL REFERENCES local_index_collections ON DELETE CASCADE,
        documents integer NOT NULL DEFAULT 0,
        passages integer NOT NULL DEFAULT 0,
        -- How long its documents are (postings/lengths.ts).
        lengths bytea NOT NULL DEFAULT '',
        -- Grows with every change, so that readers can keep what they decoded.
        version bigint NOT NULL DEFAULT 0,
        -- Version of the terms; a block with another version is created again.
        terms_version integer NOT NULL
      )`);
    await runner.query('CREATE INDEX local_index_blocks_collection ON local_index_blocks (collection_id)');
    await runner.query(`
      CREATE TABLE local_index_postings (
        block_id integer NOT NULL REFERENCES local_index_blocks ON DELETE CASCADE,
        term text COLLATE "C" NOT NULL,
        documents integer NOT NULL,
        -- Occurrences of the term in each of them (postings/postings.ts).
        postings bytea NOT NULL,
        PRIMARY KEY (block_id, term)
      ) WITH (fillfactor = 80)`);
    // They hardly compress, and are read far more often than written.
    await runner.query('ALTER TABLE local_index_postings ALTER COLUMN postings SET STORAGE EXTERNAL');
    await runner.query('ALTER TABLE local_index_blocks ALTER COLUMN lengths SET STORAGE EXTERNAL');

    await runner.query(`
      ALTER TABLE local_index_documents
        ADD COLUMN block_id integer REFERENCES local_index_blocks ON DELETE SET NULL,
        ADD COLUMN slot smallint,
        ADD COLUMN language text,
        ADD COLUMN link_share real NOT NULL DEFAULT 0,
        -- Size and times of the file when it was read; unchanged, the file need not be read again.
        ADD COLUMN stamp text`);
    await runner.query(
      'CREATE UNIQUE INDEX local_index_documents_slot ON local_index_documents (block_id, slot)',
    );

    await runner.query('DROP INDEX local_index_passages_search');
    await runner.query(`
      ALTER TABLE local_index_passages
        DROP COLUMN search, DROP COLUMN title_terms, DROP COLUMN heading_terms, DROP COLUMN body_terms,
        DROP COLUMN id,
        DROP CONSTRAINT local_index_passages_document_id_position_key,
        ADD PRIMARY KEY (document_id, position)`);
    await runner.query(`
      ALTER TABLE local_index_collections
        DROP COLUMN passages, DROP COLUMN title_terms, DROP COLUMN heading_terms, DROP COLUMN body_terms`);
    await runner.query('DROP TABLE local_index_terms');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE local_index_terms (
        term text PRIMARY KEY,
        passages bigint NOT NULL
      ) WITH (fillfactor = 70)`);
    // Text search vectors cannot be created here; without documents the next indexing run reads them again.
    await runner.query('TRUNCATE local_index_documents, local_index_passages');
    await runner.query(`
      ALTER TABLE local_index_collections
        ADD COLUMN passages bigint NOT NULL DEFAULT 0, ADD COLUMN title_terms bigint NOT NULL DEFAULT 0,
        ADD COLUMN heading_terms bigint NOT NULL DEFAULT 0, ADD COLUMN body_terms bigint NOT NULL DEFAULT 0`);
    await runner.query(`
      ALTER TABLE local_index_passages
        DROP CONSTRAINT local_index_passages_pkey,
        ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ADD COLUMN title_terms integer NOT NULL, ADD COLUMN heading_terms integer NOT NULL,
        ADD COLUMN body_terms integer NOT NULL, ADD COLUMN search tsvector NOT NULL,
        ADD UNIQUE (document_id, position)`);
    await runner.query('CREATE INDEX local_index_passages_search ON local_index_passages USING gin (search)');
    await runner.query(`
      ALTER TABLE local_index_documents
        DROP COLUMN block_id, DROP COLUMN slot, DROP COLUMN language, DROP COLUMN link_share, DROP COLUMN stamp`);
    await runner.query('DROP TABLE local_index_postings');
    await runner.query('DROP TABLE local_index_blocks');
  }
}
