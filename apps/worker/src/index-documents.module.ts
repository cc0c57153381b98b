import { type DynamicModule, Module } from '@nestjs/common';
import { IndexFolder, IndexSite, LocalIndex } from '@capstan/local-index';
import { ConfigModule, type LoadedConfig, DatabaseModule } from '@capstan/platform-core';
import { EmbeddingsModule } from '@capstan/platform-embeddings';
import { OutboundModule } from '@capstan/platform-outbound';

/** Everything that indexing needs: database, guarded client, index; no queue, no HTTP. */
@Module({})
export class IndexDocumentsModule {
  static forRoot(config: LoadedConfig): DynamicModule {
    return {
      module: IndexDocumentsModule,
      imports: [ConfigModule.forRoot(config), DatabaseModule.forRoot(), EmbeddingsModule, OutboundModule],
      providers: [LocalIndex, IndexFolder, IndexSite],
    };
  }
}
