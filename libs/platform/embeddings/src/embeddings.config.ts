import { type ConfigOf, defineConfig, envList, envText } from '@capstan/platform-core';

/** The small models of this machine. */
export const embeddingsConfig = defineConfig(
  'embeddings',
  {
    EMBEDDINGS_MODEL: envList(
      'Folders with the embedding models of the local index, whose vectors are joined (default: DATA_DIR/models/embeddings, from npm run models -- embeddings); without one pages are ranked by words alone; the sentence model as the second one ranks better and takes hours for large collections',
    ),
    SENTENCE_MODEL: envText(
      'Folder with the sentence model that chooses answers (default: DATA_DIR/models/sentences, from npm run models -- sentences); without it answers are chosen by words alone',
    ),
  },
  (env) => ({ folders: env.EMBEDDINGS_MODEL, sentenceFolder: env.SENTENCE_MODEL }),
);

export type EmbeddingsConfig = ConfigOf<typeof embeddingsConfig>;
