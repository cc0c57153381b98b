import { Module } from '@nestjs/common';
import { StreamTokens } from '@capstan/platform-jobs';
import { HeldRuns } from './runs/held-runs.js';
import { RunEvents } from './runs/run-events.js';
import { RunNews } from './runs/run-news.js';
import { RunStore } from './runs/run-store.js';

const RECORDS = [RunStore, HeldRuns, RunEvents, RunNews, StreamTokens];

/** The tables of research, for the API and the worker. */
@Module({ providers: RECORDS, exports: RECORDS })
export class ResearchRecordsModule {}
