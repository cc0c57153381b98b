import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { MessageTransport } from '@capstan/kit';
import { BrowserModule } from '@capstan/platform-browser';
import { PreviewLinks } from '../preview-addresses/preview-links.js';
import { SitePictures } from './site-pictures.js';
import { SiteDataModule } from '../site-data/site-data.module.js';
import { PreviewRoutes } from './preview-routes.js';
import { SitePages } from './site-pages.js';

/** Serves the sites of companies; for the API. Needs the slices `previewsConfig` and `httpConfig`. */
@Module({})
export class PreviewsModule {
  /**
   * @param sites exports SiteLocator, PreviewAddresses and Workspaces.
   * @param transports of messages; those of e-mail send what visitors and owners get.
   */
  static forRoot(
    sites: DynamicModule | Type,
    transports: readonly Type<MessageTransport>[] = [],
  ): DynamicModule {
    return {
      module: PreviewsModule,
      imports: [BrowserModule, sites, SiteDataModule.forRoot(sites, transports)],
      providers: [SitePages, SitePictures, PreviewLinks, PreviewRoutes],
      exports: [PreviewLinks],
    };
  }
}
