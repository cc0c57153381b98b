import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEventsModule } from '@capstan/platform-events';
import { StreamTokensModule } from '@capstan/platform-jobs';
import { BUILD_ENTITIES } from './build-entities.js';
import { BuildStore } from './builds/build-store.js';
import { NewBuilds } from './builds/new-builds.js';
import { HeldBuilds } from './builds/held-builds.js';
import { BuildEvents } from './events/build-events.js';
import { BUILD_EVENTS } from './events/domain-events.js';
import { BuildNotifier } from './events/build-notifier.js';
import { MessageStore } from './messages/message-store.js';

const EVENTS = DomainEventsModule.forFeature(BUILD_EVENTS);
const RECORDS = [BuildStore, NewBuilds, HeldBuilds, BuildEvents, BuildNotifier, MessageStore];

/** Services for the tables of builds, for the API and the worker. */
@Module({
  imports: [StreamTokensModule, EVENTS, TypeOrmModule.forFeature(BUILD_ENTITIES)],
  providers: RECORDS,
  exports: [StreamTokensModule, EVENTS, ...RECORDS],
})
export class BuildRecordsModule {}
