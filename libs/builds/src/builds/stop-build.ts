import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BuildEvents } from '../events/build-events.js';
import { BuildNews } from '../events/build-news.js';
import { MessageStore } from '../messages/message-store.js';
import { BuildStore } from './build-store.js';

/** What its worker has to commit what passes and say goodbye. */
const PATIENCE_MS = 1_500;
const LOOK_EVERY_MS = 50;

/** Stops a build: asks its worker, and ends it from here when nobody does so in time. */
@Injectable()
export class StopBuild {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: BuildStore,
    private readonly events: BuildEvents,
    private readonly messages: MessageStore,
    private readonly news: BuildNews,
  ) {}

  async run(id: string): Promise<void> {
    const isHeld = await this.request(id);
    if (isHeld) {
      this.news.stop(id);
      if (await this.hasEnded(id)) return;
    }
    await this.force(id);
  }

  /** @returns whether a worker holds it. */
  private async request(id: string): Promise<boolean> {
    const [row] = await this.dataSource.query<{ held: boolean }[]>(
      `WITH asked AS (
         UPDATE builds SET stop_requested_at = coalesce(stop_requested_at, now())
         WHERE id = $1 AND status = 'running' RETURNING lease_until
       )
       SELECT coalesce(lease_until > clock_timestamp(), false) AS held FROM asked`,
      [id],
    );
    return row?.held ?? false;
  }

  private async hasEnded(id: string): Promise<boolean> {
    const endsAtMs = performance.now() + PATIENCE_MS;
    while (performance.now() < endsAtMs) {
      if ((await this.store.statusOf(id)) !== 'running') return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return false;
  }

  /** The next generation belongs to nobody: a worker that still lives can write nothing more. */
  private async force(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [build] = await manager.query<{ id: string; companyId: string }[]>(
        `WITH stopped AS (
           UPDATE builds SET status = 'stopped', finished_at = now(), generation = generation + 1, lease_until = NULL
           WHERE id = $1 AND status = 'running' RETURNING id, company_id
         )
         SELECT id, company_id AS "companyId" FROM stopped`,
        [id],
      );
      if (!build) return;
      const unheard = await this.messages.giveUp(manager, build);
      await this.events.append(manager, id, [...unheard, { kind: 'build.stopped', fields: {} }]);
    });
    this.news.eventsOf(id);
  }
}
