import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { FailureBudgetModule } from '@capstan/capabilities';
import { CreditsLedgerModule } from '@capstan/credits';
import { BrowserModule } from '@capstan/platform-browser';
import { ModelsModule } from '@capstan/platform-models';
import { SandboxModule } from '@capstan/sandbox';
import { renderSite } from '@capstan/site-renderer';
import { StreamTokens, ThreadsModule, jobDispatcher } from '@capstan/platform-jobs';
import { WorkspacesWorkerModule } from '@capstan/workspaces';
import { BuildRecordsModule } from './build-records.module.js';
import { ModelAuthor } from './builders/author/model.author.js';
import { Builders } from './builders/builders.js';
import { CodeBuilder } from './builders/model/code.builder.js';
import { DEFAULT_TURN_LIMITS, TURN_LIMITS } from './builders/model/turn-limits.js';
import { ReaderAuthor } from './builders/reader/reader.author.js';
import { RENDER_SITE } from './builders/reader/render-site.js';
import { SiteChanges } from './builders/reader/site-changes.js';
import { SiteReader } from './builders/reader/site-reader.js';
import { SocialImage } from './builders/reader/social-image.js';
import { BuildStore } from './builds/build-store.js';
import {
  BrowserGate,
  OldEntries,
  PageInspections,
  SiteGate,
  SitesModule,
  SitesService,
} from '@capstan/sites';
import { BuildEndings } from './engine/build-endings.js';
import { BuildProcessor } from './engine/build.processor.js';
import { BUILD_QUEUE } from './engine/build.queue.js';
import { BuildRunner } from './engine/build-runner.js';
import { CommitJudge } from './engine/commit-judge.js';
import { FailedBuildTime } from './engine/failed-build-time.js';
import { StoppedBuildPublisher } from './engine/stopped-build-publisher.js';
import { ShownCommits } from './engine/shown-commits.js';
import { UnansweredBuildReaper } from './engine/unanswered-build-reaper.js';
import { UnreportedCommits } from './engine/unreported-commits.js';
import { PromptThreads } from './reading/prompt-threads.js';
import { BuildNotifier } from './events/build-notifier.js';

/** Build processing in the worker. */
@Module({
  imports: [
    BuildRecordsModule,
    CreditsLedgerModule,
    FailureBudgetModule,
    SitesModule,
    BrowserModule,
    ModelsModule,
    SandboxModule,
    ThreadsModule,
    WorkspacesWorkerModule,
    BullModule.registerQueue({ name: BUILD_QUEUE }),
  ],
  providers: [
    BuildProcessor,
    jobDispatcher({
      queue: BUILD_QUEUE,
      runner: BuildRunner,
      notifier: BuildNotifier,
      store: BuildStore,
      expiring: [BuildStore, SitesService, StreamTokens, OldEntries],
    }),
    OldEntries,
    BuildRunner,
    BuildEndings,
    CommitJudge,
    ShownCommits,
    FailedBuildTime,
    StoppedBuildPublisher,
    UnreportedCommits,
    UnansweredBuildReaper,
    Builders,
    ReaderAuthor,
    SiteReader,
    PromptThreads,
    SiteChanges,
    SocialImage,
    { provide: TURN_LIMITS, useValue: DEFAULT_TURN_LIMITS },
    { provide: RENDER_SITE, useValue: renderSite },
    CodeBuilder,
    ModelAuthor,
    PageInspections,
    { provide: SiteGate, useClass: BrowserGate },
  ],
})
export class BuildsWorkerModule {}
