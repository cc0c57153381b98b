import { Module } from '@nestjs/common';
import { BuildRecordsModule } from '../build-records.module.js';
import { ThreadsModule } from '@capstan/platform-jobs';
import { SitePictures } from '../site-data/owner-page/site-pictures.js';
import { SiteImages } from '../site-images/site-images.js';
import { DocumentEdits } from '../site-data/owner-page/document-edits.js';
import { SitesModule } from '../sites.module.js';
import { SiteDocuments } from './site-documents.js';

/** Sites with their documents, for their owners. */
@Module({
  imports: [SitesModule, BuildRecordsModule, ThreadsModule],
  providers: [
    SiteDocuments,
    { provide: DocumentEdits, useExisting: SiteDocuments },
    SiteImages,
    { provide: SitePictures, useExisting: SiteImages },
  ],
  exports: [SitesModule, SiteDocuments, DocumentEdits, SiteImages, SitePictures],
})
export class SiteDocumentsModule {}
