import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { MessageTransport } from '@capstan/kit';
import { CompaniesController } from './companies/companies.controller.js';
import { PreviewsModule } from './previews/previews.module.js';
import { SitesController } from './sites/sites.controller.js';

/** Companies and sites over HTTP: for their owners below /v1/companies and /v1/sites, for visitors at the previews. */
@Module({})
export class SitesApiModule {
  /**
   * @param sites exports what {@link SitesModule} exports, and `SitePictures`.
   * @param transports of messages; those of e-mail send what visitors and owners get.
   */
  static forRoot(sites: DynamicModule | Type, transports: readonly Type<MessageTransport>[]): DynamicModule {
    return {
      module: SitesApiModule,
      imports: [sites, PreviewsModule.forRoot(sites, transports)],
      controllers: [CompaniesController, SitesController],
      exports: [PreviewsModule],
    };
  }
}
