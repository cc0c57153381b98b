import { Module } from '@nestjs/common';
import { OutboundFetch, type OutboundConfig, outboundConfig } from '@capstan/platform-outbound';
import { modelsConfig, type ModelsConfig } from './models.config.js';
import { Models } from './models.js';
import { WaterfallModels } from './waterfall-models.js';

/** Far beyond any completion. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Provides Models; needs the slices `modelsConfig` and `outboundConfig`. */
@Module({
  providers: [
    {
      provide: OutboundFetch,
      useFactory: (config: OutboundConfig) => new OutboundFetch(config, { maxBytes: MAX_ANSWER_BYTES }),
      inject: [outboundConfig.token],
    },
    {
      provide: Models,
      useFactory: async ({ models, concurrency }: ModelsConfig, outbound: OutboundFetch) => {
        if (models.length === 0) return new WaterfallModels([]);
        // The SDK takes 0.1 s and 35 MB to load: who has no model pays nothing for it.
        const { createClient } = await import('./vendor/create-client.js');
        const clients = models.map((model) => createClient(model, outbound.fetch));
        return new WaterfallModels(clients, Date.now, concurrency);
      },
      inject: [modelsConfig.token, OutboundFetch],
    },
  ],
  exports: [Models],
})
export class ModelsModule {}
