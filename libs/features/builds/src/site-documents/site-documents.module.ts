import { Module } from '@nestjs/common';
import { BuildRecordsModule } from '../build-records.module.js';
import { DocumentEdits } from '../site-data/owner-page/document-edits.js';
import { SitesModule } from '../sites.module.js';
import { SiteDocuments } from './site-documents.js';

/** Sites with their documents, for their owners. */
@Module({
  imports: [SitesModule, BuildRecordsModule],
  providers: [SiteDocuments, { provide: DocumentEdits, useExisting: SiteDocuments }],
  exports: [SitesModule, SiteDocuments, DocumentEdits],
})
export class SiteDocumentsModule {}
