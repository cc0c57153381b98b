import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { BuildMessage } from '../builders/build-session.js';
import { addOpenPoints } from '@capstan/sites';
import type { NewBuildEvent } from '../model/build-event.js';
import { BuildMessageEntity } from './build-message.entity.js';

/** Instructions for running builds: stored before the worker is notified, settled once. */
@Injectable()
export class MessageStore {
  constructor(private readonly dataSource: DataSource) {}

  async add(manager: EntityManager, buildId: string, prompt: string): Promise<BuildMessage> {
    const id = randomUUID();
    await manager.insert(BuildMessageEntity, { id, buildId, prompt });
    return { id, prompt };
  }

  /** Unsettled ones, oldest first. */
  open(buildId: string, manager: EntityManager = this.dataSource.manager): Promise<BuildMessage[]> {
    return manager.find(BuildMessageEntity, {
      select: { id: true, prompt: true },
      where: { buildId, settledAt: IsNull() },
      order: { number: 'ASC' },
    });
  }

  /** @returns whether it was still unsettled. */
  async settle(manager: EntityManager, id: string, wasApplied: boolean): Promise<boolean> {
    const { affected } = await manager.update(
      BuildMessageEntity,
      { id, settledAt: IsNull() },
      { settledAt: () => 'now()', wasApplied },
    );
    return affected === 1;
  }

  /**
   * For a build that ends: unsettled instructions become open points of the site. @returns the events about
   * them.
   */
  async giveUp(manager: EntityManager, build: { id: string; siteId: string }): Promise<NewBuildEvent[]> {
    const open = await this.open(build.id, manager);
    for (const { id } of open) await this.settle(manager, id, false);
    const prompts = open.map(({ prompt }) => prompt);
    await addOpenPoints(manager, build.siteId, prompts);
    return open.map(({ id, prompt }) => ({
      kind: 'message.applied',
      fields: {
        message_id: id,
        prompt,
        applied: false,
        summary: 'The build ended before this was processed.',
        open_points: [prompt],
      },
    }));
  }
}
