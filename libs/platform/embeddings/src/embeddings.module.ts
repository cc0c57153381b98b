import { Module } from '@nestjs/common';
import { Embeddings } from './embeddings.js';
import { SentenceComparer } from './sentences/sentence-comparer.js';

/** Provides Embeddings and SentenceComparer; needs the slices `embeddingsConfig` and `dataConfig`. */
@Module({ providers: [Embeddings, SentenceComparer], exports: [Embeddings, SentenceComparer] })
export class EmbeddingsModule {}
