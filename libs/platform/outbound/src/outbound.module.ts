import { Module } from '@nestjs/common';
import { ADDRESS_RESOLVER, type AddressResolver, systemResolver } from './address-resolver.js';
import { GuardedOutboundClient } from './guarded-outbound.client.js';
import { OutboundClient } from './outbound.client.js';
import { OutboundTargets } from './outbound-targets.js';
import { outboundConfig, type OutboundConfig } from './outbound.config.js';

/** Provides the OutboundClient, the OutboundTargets and the ADDRESS_RESOLVER; needs the slice `outboundConfig`. */
@Module({
  providers: [
    { provide: ADDRESS_RESOLVER, useValue: systemResolver },
    OutboundTargets,
    {
      provide: OutboundClient,
      useFactory: (config: OutboundConfig, resolve: AddressResolver) =>
        new GuardedOutboundClient(config, resolve),
      inject: [outboundConfig.token, ADDRESS_RESOLVER],
    },
  ],
  exports: [OutboundClient, OutboundTargets, ADDRESS_RESOLVER],
})
export class OutboundModule {}
