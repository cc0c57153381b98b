import { Module } from '@nestjs/common';
import { BuildStore } from './builds/build-store.js';
import { HeldBuilds } from './builds/held-builds.js';
import { BuildNews } from './events/build-news.js';
import { EventLog } from './events/event-log.js';
import { MessageStore } from './messages/message-store.js';

const RECORDS = [BuildStore, HeldBuilds, EventLog, BuildNews, MessageStore];

/** The tables of builds, for the API and the worker. */
@Module({ providers: RECORDS, exports: RECORDS })
export class BuildRecordsModule {}
