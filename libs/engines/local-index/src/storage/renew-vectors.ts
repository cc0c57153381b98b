import type { EntityManager } from 'typeorm';
import type { Embeddings } from '@capstan/platform-embeddings';
import { embeddedText } from './embedded-text.js';
import { readPassagesOf, readTitles } from './documents.sql.js';
import { allowIdle } from './limits.sql.js';
import { documentsWithoutVectors, upsertVectors } from './vectors.sql.js';

/** Documents per transaction: about a hundred passages, a tenth of a second of work with static vectors and ten seconds with a sentence model. */
const BATCH = 5;
/** A sentence model takes tens of minutes for a long document on a busy machine; a batch that is ended starts again. */
const IDLE_LIMIT = '2h';

/**
 * Creates the vectors of some documents that have none of this model, because they are new or the model is.
 * @param afterId the last document of the previous batch; 0 for the first.
 * @returns the last document of this batch; undefined when all have vectors.
 */
export async function renewVectors(
  manager: EntityManager,
  embeddings: Pick<Embeddings, 'embed'>,
  model: string,
  afterId: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const ids = await documentsWithoutVectors(manager, model, afterId, BATCH);
  if (ids.length === 0) return undefined;
  await allowIdle(manager, IDLE_LIMIT);
  const titles = new Map((await readTitles(manager, ids)).map(({ id, title }) => [id, title]));
  const passages = await readPassagesOf(manager, ids);
  const texts = passages.map(({ id, ...passage }) => embeddedText(titles.get(id) ?? '', passage));
  const made = await embeddings.embed(texts, signal);
  const byDocument = new Map<number, Int8Array[]>(ids.map((id) => [id, []]));
  passages.forEach(({ id }, index) => byDocument.get(id)?.push(made.vectors[index] as Int8Array));
  await upsertVectors(
    manager,
    made.model,
    [...byDocument].map(([id, vectors]) => ({ id, vectors: Buffer.concat(vectors.map(bytesOf)) })),
  );
  return ids.at(-1);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
