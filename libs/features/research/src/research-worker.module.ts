import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { FailureBudgetModule } from '@capstan/capabilities';
import { EmbeddingsModule } from '@capstan/platform-embeddings';
import { jobDispatcher } from '@capstan/platform-jobs';
import { ModelsModule } from '@capstan/platform-models';
import { ResearchWork } from './capability/research.work.js';
import { ResearchProcessor } from './engine/research.processor.js';
import { RESEARCH_QUEUE } from './engine/research.queue.js';
import { ResearchRunner } from './engine/research-runner.js';
import { CancelRun } from './runs/cancel-run.js';
import { RunEndings } from './runs/run-endings.js';
import { RunNotifier } from './runs/run-notifier.js';
import { RunStore } from './runs/run-store.js';
import { RunsService } from './runs/runs.service.js';
import { UnbilledWork } from './runs/unbilled-work.js';
import { ContentExtraction } from './pipeline/content-extraction/content-extraction.step.js';
import { EntityEnrichment } from './pipeline/entity-enrichment/entity-enrichment.step.js';
import { GapAnalyzer } from './pipeline/gap-analysis/gap-analysis.step.js';
import { QueryExpansion } from './pipeline/query-expansion/query-expansion.step.js';
import { ResearchPipeline } from './pipeline/research-pipeline.js';
import { AnswerReader } from './pipeline/synthesis/answer-reader.js';
import { ModelSynthesis } from './pipeline/synthesis/model-synthesis.js';
import { DEFAULT_STEP_TIMEOUTS, STEP_TIMEOUTS } from './pipeline/step-timeouts.js';
import { Synthesis } from './pipeline/synthesis/synthesis.step.js';
import { ClaimJudge } from './pipeline/verification/claim-judge.js';
import { Verification } from './pipeline/verification/verification.step.js';
import { WebSearch } from './pipeline/web-search/web-search.step.js';
import { RunStream } from './stream/run-stream.js';
import { ResearchRecordsModule } from './research-records.module.js';
import { PooledThreads } from './engine/threads/pooled-threads.js';
import { ResearchThreads } from './threads/research-threads.js';

/** Research processing in the worker. */
@Module({})
export class ResearchWorkerModule {
  /**
   * @param waterfall of the capabilities that a run calls.
   * @param calls ends the calls that started runs.
   */
  static forRoot(
    waterfall: DynamicModule,
    calls: NonNullable<DynamicModule['imports']>[number],
  ): DynamicModule {
    return {
      module: ResearchWorkerModule,
      imports: [
        waterfall,
        calls,
        ResearchRecordsModule,
        FailureBudgetModule,
        ModelsModule,
        EmbeddingsModule,
        BullModule.registerQueue({ name: RESEARCH_QUEUE }),
      ],
      providers: [
        ResearchProcessor,
        jobDispatcher({
          queue: RESEARCH_QUEUE,
          runner: ResearchRunner,
          notifier: RunNotifier,
          store: RunStore,
          expiring: [RunStore],
        }),
        ResearchRunner,
        RunEndings,
        UnbilledWork,
        // Runs that jobs start.
        ResearchWork,
        RunsService,
        CancelRun,
        RunStream,
        ResearchPipeline,
        QueryExpansion,
        WebSearch,
        ContentExtraction,
        GapAnalyzer,
        EntityEnrichment,
        Synthesis,
        AnswerReader,
        ModelSynthesis,
        ClaimJudge,
        Verification,
        { provide: STEP_TIMEOUTS, useValue: DEFAULT_STEP_TIMEOUTS },
        { provide: ResearchThreads, useClass: PooledThreads },
      ],
    };
  }
}
