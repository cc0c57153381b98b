import type { DataSource } from 'typeorm';

/** Copies the blocks of the local index with documents, passages and postings, under new ids and addresses. */
export async function copyDocuments(dataSource: DataSource, copies: number): Promise<void> {
  if (copies < 1) return;
  await dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = 0`);
    const [next] = await manager.query<[{ blocks: number; documents: number }]>(
      `SELECT (SELECT max(id) FROM local_index_blocks) AS blocks, (SELECT max(id) FROM local_index_documents) AS documents`,
    );
    const copy = async (sql: string, step: number): Promise<unknown> => manager.query(sql, [copies, step]);
    await copy(
      `INSERT INTO local_index_blocks (id, collection_id, documents, passages, lengths, version, terms_version)
       OVERRIDING SYSTEM VALUE
       SELECT id + copy * $2, collection_id, documents, passages, lengths, version, terms_version
       FROM local_index_blocks, generate_series(1, $1::int) copy`,
      next.blocks,
    );
    await manager.query(
      `INSERT INTO local_index_documents (id, collection_id, url, title, content_hash, block_id, slot, language, link_share)
       OVERRIDING SYSTEM VALUE
       SELECT id + copy * $2::bigint, collection_id, url || '-' || copy, title, content_hash, block_id + copy * $3::int, slot,
         language, link_share
       FROM local_index_documents, generate_series(1, $1::int) copy`,
      [copies, next.documents, next.blocks],
    );
    await copy(
      `INSERT INTO local_index_passages (document_id, position, headings, body)
       SELECT document_id + copy * $2::bigint, position, headings, body
       FROM local_index_passages, generate_series(1, $1::int) copy`,
      next.documents,
    );
    await copy(
      `INSERT INTO local_index_postings (block_id, term, documents, postings)
       SELECT block_id + copy * $2::int, term, documents, postings
       FROM local_index_postings, generate_series(1, $1::int) copy`,
      next.blocks,
    );
  });
}
