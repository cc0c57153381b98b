import { Module } from '@nestjs/common';
import { ThreadsModule } from '@capstan/platform-jobs';
import { OutboundModule } from '@capstan/platform-outbound';
import { BuildRecordsModule } from '../build-records.module.js';
import { SitePictures } from '@capstan/sites';
import { SiteDocumentsModule } from '../site-documents/site-documents.module.js';
import { LinkedImages } from './linked-images.js';
import { SiteImages } from './site-images.js';

/** Sites with their documents and pictures, for their owners. */
@Module({
  imports: [SiteDocumentsModule, BuildRecordsModule, ThreadsModule, OutboundModule],
  providers: [SiteImages, LinkedImages, { provide: SitePictures, useExisting: SiteImages }],
  exports: [SiteDocumentsModule, SiteImages, LinkedImages, SitePictures],
})
export class SiteImagesModule {}
