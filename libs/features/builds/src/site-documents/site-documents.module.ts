import { Module } from '@nestjs/common';
import { BuildRecordsModule } from '../build-records.module.js';
import { DocumentEdits, SitesModule } from '@capstan/sites';
import { SiteDocuments } from './site-documents.js';

/** Sites with their documents, for their owners. */
@Module({
  imports: [SitesModule, BuildRecordsModule],
  providers: [SiteDocuments, { provide: DocumentEdits, useExisting: SiteDocuments }],
  exports: [SitesModule, SiteDocuments, DocumentEdits],
})
export class SiteDocumentsModule {}
