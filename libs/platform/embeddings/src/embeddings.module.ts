import { Module } from '@nestjs/common';
import { Embeddings } from './embeddings.js';

/** Provides Embeddings; needs the slices `embeddingsConfig` and `dataConfig`. */
@Module({ providers: [Embeddings], exports: [Embeddings] })
export class EmbeddingsModule {}
