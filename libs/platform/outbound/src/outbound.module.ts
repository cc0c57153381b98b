import { Module } from '@nestjs/common';
import { ADDRESS_RESOLVER, type AddressResolver, systemResolver } from './addresses/address-resolver.js';
import { GuardedOutboundClient } from './clients/guarded-outbound.client.js';
import { OutboundClient } from './clients/outbound.client.js';
import { OutboundTargets } from './clients/outbound-targets.js';
import { OwnPages } from './own-pages.js';
import { outboundConfig, type OutboundConfig } from './outbound.config.js';

/** Provides the OutboundClient, the OutboundTargets, the OwnPages and the ADDRESS_RESOLVER; needs the slice `outboundConfig`. */
@Module({
  providers: [
    { provide: ADDRESS_RESOLVER, useValue: systemResolver },
    OutboundTargets,
    OwnPages,
    {
      provide: OutboundClient,
      useFactory: (config: OutboundConfig, resolve: AddressResolver) =>
        new GuardedOutboundClient(config, resolve),
      inject: [outboundConfig.token, ADDRESS_RESOLVER],
    },
  ],
  exports: [OutboundClient, OutboundTargets, OwnPages, ADDRESS_RESOLVER],
})
export class OutboundModule {}
