import { type ConfigOf, defineConfig, envText } from '@capstan/platform-core';

/** The small models of this machine. */
export const embeddingsConfig = defineConfig(
  'embeddings',
  {
    EMBEDDINGS_MODEL: envText(
      'Folder with the embedding model of the local index (default: DATA_DIR/models/embeddings, from npm run models -- embeddings); without it pages are ranked by words alone; the folder of the sentence model ranks better and takes hours for large collections',
    ),
    SENTENCE_MODEL: envText(
      'Folder with the sentence model that chooses answers (default: DATA_DIR/models/sentences, from npm run models -- sentences); without it answers are chosen by words alone',
    ),
  },
  (env) => ({ folder: env.EMBEDDINGS_MODEL, sentenceFolder: env.SENTENCE_MODEL }),
);

export type EmbeddingsConfig = ConfigOf<typeof embeddingsConfig>;
