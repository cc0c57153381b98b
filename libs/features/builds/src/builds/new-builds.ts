import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BuildEvents } from '../events/build-events.js';
import { BuildNotifier } from '../events/build-notifier.js';
import { BuildStore } from './build-store.js';
import type { NewBuild } from './build-store.sql.js';

/** Creates builds, in the transactions of those who start them. */
@Injectable()
export class NewBuilds {
  constructor(
    private readonly store: BuildStore,
    private readonly events: BuildEvents,
    private readonly notifier: BuildNotifier,
  ) {}

  /** Writes the row of a build, which also queues it. Idempotent. */
  async begin(manager: EntityManager, build: NewBuild): Promise<void> {
    const { id, companyId, siteId, isNewSite, prompt, question } = build;
    const isNew = await this.store.insert(manager, build);
    if (!isNew) return;
    await this.events.append(manager, id, [
      {
        kind: 'build.started',
        fields: { company_id: companyId, site_id: siteId, is_new_site: isNewSite, prompt },
      },
      { kind: 'phase.changed', fields: { phase: 'queued' } },
      ...(question === undefined ? [] : [{ kind: 'build.question' as const, fields: { text: question } }]),
    ]);
  }

  /** Notifies workers and readers of a build whose row is committed. */
  begun(id: string): void {
    this.notifier.notifyWaiting(id);
    this.notifier.notifyEvents(id);
  }
}
