import { type ConfigOf, defineConfig, envText } from '@capstan/platform-core';

/** The embedding model of this machine. */
export const embeddingsConfig = defineConfig(
  'embeddings',
  {
    EMBEDDINGS_MODEL: envText(
      'Folder with the embedding model of the local index (default: DATA_DIR/models/embeddings, from npm run models -- embeddings); without it pages are ranked by words alone',
    ),
  },
  (env) => ({ folder: env.EMBEDDINGS_MODEL }),
);

export type EmbeddingsConfig = ConfigOf<typeof embeddingsConfig>;
