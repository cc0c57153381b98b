import { Module } from '@nestjs/common';
import {
  ADDRESS_RESOLVER,
  type AddressResolver,
  Egress,
  OutboundClient,
  type OutboundConfig,
  OutboundModule,
  OwnPages,
  outboundConfig,
} from '@capstan/platform-outbound';
import { type BrowserConfig, browserConfig } from './browser.config.js';
import { Browser } from './browser.js';
import { SiteInspector } from './site/site-inspector.js';
import { SharedBrowser } from './shared.browser.js';

/** Provides the Browser; needs the slices `browserConfig` and `outboundConfig`. */
@Module({
  imports: [OutboundModule],
  providers: [
    {
      provide: Browser,
      useFactory: (
        config: BrowserConfig,
        outbound: OutboundConfig,
        client: OutboundClient,
        resolve: AddressResolver,
        ownPages: OwnPages,
      ) => new SharedBrowser(config, new Egress(outbound, client, resolve, ownPages)),
      inject: [browserConfig.token, outboundConfig.token, OutboundClient, ADDRESS_RESOLVER, OwnPages],
    },
    { provide: SiteInspector, useExisting: Browser },
  ],
  exports: [Browser, SiteInspector],
})
export class BrowserModule {}
