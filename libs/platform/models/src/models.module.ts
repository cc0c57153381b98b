import { Module } from '@nestjs/common';
import { OutboundFetch, type OutboundConfig, outboundConfig } from '@capstan/platform-outbound';
import { modelsConfig, type ModelsConfig } from './models.config.js';
import { Models } from './contract/models.js';
import { WaterfallModels } from './waterfall/waterfall-models.js';

/** Far larger than any completion. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Injection token of the clock that times cooldowns: milliseconds, as `Date.now`. */
export const MODELS_CLOCK = Symbol('models-clock');

/** Provides Models; needs the slices `modelsConfig` and `outboundConfig`. */
@Module({
  providers: [
    { provide: MODELS_CLOCK, useValue: Date.now },
    {
      provide: OutboundFetch,
      useFactory: (config: OutboundConfig) => new OutboundFetch(config, { maxBytes: MAX_ANSWER_BYTES }),
      inject: [outboundConfig.token],
    },
    {
      provide: Models,
      useFactory: async (
        { models, concurrency }: ModelsConfig,
        outbound: OutboundFetch,
        now: () => number,
      ) => {
        if (models.length === 0) return new WaterfallModels([]);
        // Loading the SDK takes 0.1 s and 35 MB, so it is loaded only if a model is configured.
        const { createClient } = await import('./vendor/create-client.js');
        const clients = models.map((model) => createClient(model, outbound.fetch));
        return new WaterfallModels(clients, now, concurrency);
      },
      inject: [modelsConfig.token, OutboundFetch, MODELS_CLOCK],
    },
  ],
  exports: [Models],
})
export class ModelsModule {}
