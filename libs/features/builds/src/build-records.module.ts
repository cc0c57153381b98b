import { Module } from '@nestjs/common';
import { StreamTokens } from '@capstan/platform-jobs';
import { BuildStore } from './builds/build-store.js';
import { HeldBuilds } from './builds/held-builds.js';
import { BuildEvents } from './events/build-events.js';
import { BuildNews } from './events/build-news.js';
import { MessageStore } from './messages/message-store.js';

const RECORDS = [BuildStore, HeldBuilds, BuildEvents, BuildNews, MessageStore, StreamTokens];

/** The tables of builds, for the API and the worker. */
@Module({ providers: RECORDS, exports: RECORDS })
export class BuildRecordsModule {}
