import { Inject, Injectable } from '@nestjs/common';
import { RepeatedWork } from '@capstan/platform-core';
import { Outbox } from '@capstan/platform-events';
import { DataSource } from 'typeorm';
import { type BuildsConfig, buildsConfig } from '../builds.config.js';
import { failUnanswered, readOverdueQuestions } from '../builds/build-store.sql.js';
import { BuildEvents } from '../events/build-events.js';
import { BuildNotifier } from '../events/build-notifier.js';
import { buildFailed } from '../events/domain-events.js';

const EVERY_MS = 15_000;
const UNANSWERED = 'The question was not answered in time, so the build ended. It is free.';

/** Ends builds whose question is not answered within BUILD_MINUTES. */
@Injectable()
export class UnansweredBuildReaper extends RepeatedWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: BuildEvents,
    private readonly notifier: BuildNotifier,
    private readonly outbox: Outbox,
    @Inject(buildsConfig.token) private readonly config: BuildsConfig,
  ) {
    super(EVERY_MS);
  }

  override async run(): Promise<void> {
    for (const { id } of await readOverdueQuestions(this.dataSource, this.config.maxMinutes))
      await this.end(id);
  }

  private async end(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const accountId = await failUnanswered(manager, id, UNANSWERED);
      if (accountId === undefined) return;
      const fields = { reason: UNANSWERED, shown_commit: null, withheld: [] };
      await this.events.append(manager, id, [{ kind: 'build.failed', fields }]);
      const data = { execution_id: id, reason: UNANSWERED };
      await this.outbox.append(manager, buildFailed.create(accountId, data));
    });
    this.notifier.notifyEvents(id);
  }
}
