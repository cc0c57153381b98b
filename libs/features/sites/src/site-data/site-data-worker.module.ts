import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { MessageTransport } from '@capstan/kit';
import { SITE_ENTITIES } from '../site-entities.js';
import { PublishedFiles } from '../published-files/published-files.js';
import { SitesModule } from '../sites.module.js';
import { EntryMail } from './notifications/entry-mail.js';
import { SiteMailModule } from './mail/site-mail.module.js';
import { OwnedEntries } from './owner/owned-entries.js';
import { SiteOwnerSettings } from './ownership/owner-settings.js';
import { DataSchemas } from './schema/data-schemas.js';

/** E-mail about entries, in the worker. */
@Module({})
export class SiteDataWorkerModule {
  /** @param transports of messages; those of e-mail are used. */
  static forRoot(transports: readonly Type<MessageTransport>[]): DynamicModule {
    return {
      module: SiteDataWorkerModule,
      imports: [SitesModule, SiteMailModule.forRoot(transports), TypeOrmModule.forFeature(SITE_ENTITIES)],
      providers: [PublishedFiles, DataSchemas, OwnedEntries, SiteOwnerSettings, EntryMail],
    };
  }
}
