/**
 * Small models on this machine, in worker threads: {@link Embeddings} for texts as vectors, {@link SentenceComparer} for how much
 * of a question a text says.
 */
export type { EmbedResult } from './embed.worker.js';
export { Embeddings } from './embeddings.js';
export { type EmbeddingsConfig, embeddingsConfig } from './embeddings.config.js';
export { EmbeddingsModule } from './embeddings.module.js';
export type { Comparison } from './sentences/comparison.js';
export { SentenceComparer } from './sentences/sentence-comparer.js';
export { SENTENCE_FILES } from './sentences/sentence-files.js';
export { TOKENIZER_FILE, WEIGHTS_FILE } from './static/model-files.js';
export { cosineAt } from './vectors/cosine.js';
