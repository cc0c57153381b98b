import { Injectable } from '@nestjs/common';
import { HoldsService } from '@capstan/credits';
import { Outbox } from '@capstan/platform-events';
import { StopJob } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { BuildEvents } from '../events/build-events.js';
import { buildStopped } from '../events/domain-events.js';
import { BuildNotifier } from '../events/build-notifier.js';
import { MessageStore } from '../messages/message-store.js';
import { BUILD_TABLES } from '../model/build-tables.js';
import { refundUnchanged } from './refund-unchanged.sql.js';
import { endWithoutWorker } from './stop-build.sql.js';
import { shownWorkOf } from './shown-work.sql.js';

/** Stops a build: notifies its worker, and ends the build itself if the worker does not do so in time. */
@Injectable()
export class StopBuild extends StopJob {
  constructor(
    dataSource: DataSource,
    private readonly events: BuildEvents,
    notifier: BuildNotifier,
    private readonly messages: MessageStore,
    private readonly outbox: Outbox,
    private readonly credits: HoldsService,
  ) {
    super(dataSource, BUILD_TABLES, notifier);
  }

  protected override async force(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const build = await endWithoutWorker(manager, id);
      if (!build) return;
      await refundUnchanged(manager, this.credits, build);
      const abandoned = await this.messages.giveUp(manager, build);
      const work = await shownWorkOf(manager, id);
      await this.events.append(manager, id, [...abandoned, { kind: 'build.stopped', fields: { ...work } }]);
      await this.outbox.append(manager, buildStopped.create(build.accountId, { execution_id: id }));
    });
    this.notifier.notifyEvents(id);
  }
}
