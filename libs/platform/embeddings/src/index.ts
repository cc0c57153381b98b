/** Texts as vectors by a small model on this machine, in a worker thread. Main class: {@link Embeddings}. */
export type { EmbedResult } from './embed.worker.js';
export { Embeddings } from './embeddings.js';
export { type EmbeddingsConfig, embeddingsConfig } from './embeddings.config.js';
export { EmbeddingsModule } from './embeddings.module.js';
export { TOKENIZER_FILE, WEIGHTS_FILE } from './static/model-files.js';
export { cosineAt } from './vectors/cosine.js';
