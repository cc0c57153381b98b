import { Injectable } from '@nestjs/common';
import type { Caller } from '@capstan/kit';
import { isUuid } from '@capstan/platform-http';
import { NotFoundError } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { type ChosenSite, SiteChoice, type SiteSelection } from '../site-choice/site-choice.js';
import { WorkspaceStorage } from '@capstan/sites';
import { BuildNotRunningError } from '../errors/build-not-running.error.js';
import { BuildEvents } from '../events/build-events.js';
import { BuildNotifier } from '../events/build-notifier.js';
import { MessageStore } from '../messages/message-store.js';
import { BuildEntity } from '../tables/build.entity.js';
import { BuildAnswers } from './build-answers.js';
import { BuildStore } from './build-store.js';
import type { Build, BuildPageRequest } from '../model/build.js';
import { StopBuild } from './stop-build.js';

/** Operations of an account on its builds. Builds of other accounts are reported as unknown. */
@Injectable()
export class BuildsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sites: SiteChoice,
    private readonly storage: WorkspaceStorage,
    private readonly store: BuildStore,
    private readonly events: BuildEvents,
    private readonly messages: MessageStore,
    private readonly notifier: BuildNotifier,
    private readonly stopBuild: StopBuild,
    private readonly answers: BuildAnswers,
  ) {}

  /**
   * Chooses the site of a build, before the build is charged.
   * @throws NotFoundError for a company or site of another account; WorkspaceStorageFullError;
   * TooManyCompaniesError or TooManySitesError if it would create one too many.
   */
  async prepare(accountId: string, wanted: SiteSelection): Promise<ChosenSite> {
    await this.storage.requireSpace(accountId);
    return this.sites.choose(accountId, wanted);
  }

  /** @throws NotFoundError. */
  async get(accountId: string, id: string): Promise<Build> {
    const build = isUuid(id) ? await this.store.find(accountId, id) : undefined;
    if (!build) throw new NotFoundError('The build', 'GET /v1/builds lists the builds you own.');
    return build;
  }

  list(accountId: string, page: BuildPageRequest): Promise<Build[]> {
    return this.store.list(accountId, page);
  }

  /**
   * Stores an instruction for the next step of the builder, or the answer to the question of a build.
   * @returns the credits that it cost: a build is charged when its question is answered.
   * @throws NotFoundError, BuildNotRunningError; InsufficientCreditsError or KeyCreditCapError for an answer.
   */
  async message(sender: Caller, id: string, prompt: string): Promise<number> {
    const build = await this.get(sender.accountId, id);
    if (build.question !== null) {
      const charged = await this.answers.answer(sender, build.id, prompt);
      if (charged !== null) return charged;
    }
    await this.dataSource.transaction(async (manager) => {
      const now = await manager.findOne(BuildEntity, {
        select: { id: true, status: true },
        where: { id: build.id },
        lock: { mode: 'for_no_key_update' },
      });
      if (now?.status !== 'running') throw new BuildNotRunningError(now?.status ?? 'gone');
      const message = await this.messages.add(manager, build.id, prompt);
      await this.events.append(manager, build.id, [
        { kind: 'message.accepted', fields: { message_id: message.id, prompt } },
      ]);
    });
    this.notifier.notifyEvents(build.id);
    return 0;
  }

  /**
   * Stops the build within two seconds, whatever its worker does; a build that has ended is not changed.
   * @throws NotFoundError.
   */
  async stop(accountId: string, id: string): Promise<void> {
    const build = await this.get(accountId, id);
    if (build.status === 'running') await this.stopBuild.run(build.id);
  }
}
