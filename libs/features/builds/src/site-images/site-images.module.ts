import { Module } from '@nestjs/common';
import { ThreadsModule } from '@capstan/platform-jobs';
import { BuildRecordsModule } from '../build-records.module.js';
import { SitePictures } from '@capstan/sites';
import { SiteDocumentsModule } from '../site-documents/site-documents.module.js';
import { SiteImages } from './site-images.js';

/** Sites with their documents and pictures, for their owners. */
@Module({
  imports: [SiteDocumentsModule, BuildRecordsModule, ThreadsModule],
  providers: [SiteImages, { provide: SitePictures, useExisting: SiteImages }],
  exports: [SiteDocumentsModule, SiteImages, SitePictures],
})
export class SiteImagesModule {}
