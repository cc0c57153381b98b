import { Module } from '@nestjs/common';
import { GuardedOutboundClient } from './guarded-outbound.client.js';
import { OutboundClient } from './outbound.client.js';
import { outboundConfig, type OutboundConfig } from './outbound.config.js';

/** Provides the OutboundClient; needs the slice `outboundConfig`. */
@Module({
  providers: [
    {
      provide: OutboundClient,
      useFactory: (config: OutboundConfig) => new GuardedOutboundClient(config),
      inject: [outboundConfig.token],
    },
  ],
  exports: [OutboundClient],
})
export class OutboundModule {}
