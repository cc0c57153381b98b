import { type DynamicModule, Module } from '@nestjs/common';
import { CreditsLedgerModule } from '@capstan/credits';
import { BuildRecordsModule } from '../build-records.module.js';
import { BuildAnswers } from '../builds/build-answers.js';
import { BuildsService } from '../builds/builds.service.js';
import { StopBuild } from '../builds/stop-build.js';
import { DocumentEdits } from '../site-data/owner-page/document-edits.js';
import { SitesModule } from '../sites.module.js';
import { OwnerDocumentEdits } from './owner-document-edits.js';
import { SiteDocuments } from './site-documents.js';

/** Builds as work on sites, and the documents of sites. */
@Module({})
export class SiteDocumentsModule {
  /** @param capabilities of the same process, by which builds are charged. */
  static forRoot(capabilities: DynamicModule): DynamicModule {
    const services = [BuildsService, BuildAnswers, StopBuild, SiteDocuments];
    return {
      module: SiteDocumentsModule,
      imports: [capabilities, BuildRecordsModule, SitesModule, CreditsLedgerModule],
      providers: [...services, { provide: DocumentEdits, useClass: OwnerDocumentEdits }],
      exports: [SitesModule, ...services, DocumentEdits],
    };
  }
}
