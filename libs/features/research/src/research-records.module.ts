import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEventsModule } from '@capstan/platform-events';
import { StreamTokensModule } from '@capstan/platform-jobs';
import { RESEARCH_EVENTS } from './runs/domain-events.js';
import { HeldRuns } from './runs/held-runs.js';
import { ResearchCheckpointEntity } from './runs/research-checkpoint.entity.js';
import { ResearchEventEntity } from './runs/research-event.entity.js';
import { ResearchRunEntity } from './runs/research-run.entity.js';
import { RunEvents } from './runs/run-events.js';
import { RunNotifier } from './runs/run-notifier.js';
import { RunStore } from './runs/run-store.js';

const ENTITIES = [ResearchRunEntity, ResearchEventEntity, ResearchCheckpointEntity];
const EVENTS = DomainEventsModule.forFeature(RESEARCH_EVENTS);
const RECORDS = [RunStore, HeldRuns, RunEvents, RunNotifier];

/** Services for the tables of research, for the API and the worker. */
@Module({
  imports: [StreamTokensModule, EVENTS, TypeOrmModule.forFeature(ENTITIES)],
  providers: RECORDS,
  exports: [StreamTokensModule, EVENTS, ...RECORDS],
})
export class ResearchRecordsModule {}
