import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { CreditsLedgerModule } from '@capstan/credits';
import type { MessageTransport } from '@capstan/kit';
import { OpenStreamsModule, ThreadsModule } from '@capstan/platform-jobs';
import { BuildRecordsModule } from './build-records.module.js';
import { BuildAnswers } from './builds/build-answers.js';
import { BuildFiles } from './builds/build-files.js';
import { BuildViews } from './builds/build-views.js';
import { BuildsService } from './builds/builds.service.js';
import { StopBuild } from './builds/stop-build.js';
import {
  BuildMessageProvider,
  BuildStatusProvider,
  BuildStopProvider,
} from './capabilities/build-providers.js';
import { BuildWork } from './capabilities/build.work.js';
import { BuildRecords } from './account-data/build-records.js';
import { SitesApiModule } from '@capstan/sites';
import { DocumentController } from './site-documents/document.controller.js';
import { SiteImagesController } from './site-images/site-images.controller.js';
import { SchemasController } from './site-documents/schemas.controller.js';
import { SiteImagesModule } from './site-images/site-images.module.js';
import { BuildsController } from './http/builds.controller.js';
import { FilesController } from './http/files.controller.js';
import { PromptThreads } from './reading/prompt-threads.js';
import { SiteChoice } from './site-choice/site-choice.js';
import { BuildStream } from './stream/build-stream.js';
import { BuildStreamController } from './stream/build-stream.controller.js';
import { StreamedBuilds } from './stream/streamed-builds.js';

/** Builds over HTTP, and the sites on which they work. */
@Module({})
export class BuildsModule {
  /**
   * @param capabilities of the same process, through which paid calls arrive.
   * @param transports of messages; those of e-mail send what visitors and owners of sites get.
   */
  static forRoot(capabilities: DynamicModule, transports: readonly Type<MessageTransport>[]): DynamicModule {
    return {
      module: BuildsModule,
      imports: [
        capabilities,
        BuildRecordsModule,
        SiteImagesModule,
        CreditsLedgerModule,
        OpenStreamsModule,
        ThreadsModule,
        SitesApiModule.forRoot(SiteImagesModule, transports),
      ],
      controllers: [
        BuildsController,
        FilesController,
        BuildStreamController,
        DocumentController,
        SchemasController,
        SiteImagesController,
      ],
      providers: [
        BuildsService,
        SiteChoice,
        PromptThreads,
        BuildRecords,
        BuildAnswers,
        BuildViews,
        BuildFiles,
        StopBuild,
        BuildStream,
        StreamedBuilds,
        BuildWork,
        BuildStatusProvider,
        BuildMessageProvider,
        BuildStopProvider,
      ],
    };
  }
}
