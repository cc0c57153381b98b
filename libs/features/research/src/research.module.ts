import { type DynamicModule, Module } from '@nestjs/common';
import { FailureBudgetModule } from '@capstan/capabilities';
import { BrowserModule } from '@capstan/platform-browser';
import { OpenStreamsModule } from '@capstan/platform-jobs';
import { ResearchWork } from './capability/research.work.js';
import { RunEndings } from './runs/run-endings.js';
import { UnbilledWork } from './runs/unbilled-work.js';
import { ReportController } from './http/report.controller.js';
import { ResearchController } from './http/research.controller.js';
import { ResearchStreamController } from './http/research-stream.controller.js';
import { ResearchRecordsModule } from './research-records.module.js';
import { CancelRun } from './runs/cancel-run.js';
import { RunRecords } from './runs/run-records.js';
import { RunsService } from './runs/runs.service.js';
import { RunStream } from './stream/run-stream.js';
import { StreamedRuns } from './stream/streamed-runs.js';

/** Research over HTTP: routes, streams, reports. */
@Module({})
export class ResearchModule {
  /** @param capabilities of the same process, through which paid calls arrive. */
  static forRoot(capabilities: DynamicModule): DynamicModule {
    return {
      module: ResearchModule,
      imports: [capabilities, ResearchRecordsModule, FailureBudgetModule, OpenStreamsModule, BrowserModule],
      controllers: [ResearchController, ReportController, ResearchStreamController],
      providers: [
        RunsService,
        RunRecords,
        CancelRun,
        RunEndings,
        UnbilledWork,
        RunStream,
        StreamedRuns,
        ResearchWork,
      ],
    };
  }
}
