import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BuildMessage } from '../builders/build-session.js';
import { addOpenPoints } from '../companies/open-points.js';
import type { NewBuildEvent } from '../model/build-event.js';

/** Instructions for running builds: stored before anybody is told, settled once. */
@Injectable()
export class MessageStore {
  constructor(private readonly dataSource: DataSource) {}

  async add(manager: EntityManager, buildId: string, prompt: string): Promise<BuildMessage> {
    const id = randomUUID();
    await manager.query('INSERT INTO build_messages (id, build_id, prompt) VALUES ($1, $2, $3)', [
      id,
      buildId,
      prompt,
    ]);
    return { id, prompt };
  }

  /** Those nobody dealt with, oldest first. */
  open(buildId: string, manager: EntityManager = this.dataSource.manager): Promise<BuildMessage[]> {
    return manager.query<BuildMessage[]>(
      'SELECT id, prompt FROM build_messages WHERE build_id = $1 AND settled_at IS NULL ORDER BY number',
      [buildId],
    );
  }

  /** @returns whether it was still open. */
  async settle(manager: EntityManager, id: string, wasApplied: boolean): Promise<boolean> {
    const rows = await manager.query<object[]>(
      `WITH settled AS (
         UPDATE build_messages SET settled_at = now(), was_applied = $2
         WHERE id = $1 AND settled_at IS NULL RETURNING id
       )
       SELECT id FROM settled`,
      [id, wasApplied],
    );
    return rows.length > 0;
  }

  /** For a build that ends: instructions nobody came to become open points of the company. @returns what tells of them. */
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
        summary: 'The build ended before this was taken up.',
        open_points: [prompt],
      },
    }));
  }
}
