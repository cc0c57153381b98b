import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { MessageTransport } from '@capstan/kit';
import { OutboundModule } from '@capstan/platform-outbound';
import { SiteMailEntity } from './site-mail.entity.js';
import { SiteMail } from './site-mail.js';
import { SiteMailLimits } from './site-mail-limits.js';
import { SITE_MAIL_TRANSPORTS, TransportSiteMail, mailTransportsAmong } from './transport-site-mail.js';

/** E-mail of sites, for the API and the worker. */
@Module({})
export class SiteMailModule {
  /** @param transports of messages; those of e-mail are used. */
  static forRoot(transports: readonly Type<MessageTransport>[]): DynamicModule {
    const types = mailTransportsAmong(transports);
    return {
      module: SiteMailModule,
      imports: [OutboundModule, TypeOrmModule.forFeature([SiteMailEntity])],
      providers: [
        ...types,
        { provide: SITE_MAIL_TRANSPORTS, useValue: types },
        { provide: SiteMail, useClass: TransportSiteMail },
        SiteMailLimits,
      ],
      exports: [SiteMail, SiteMailLimits],
    };
  }
}
