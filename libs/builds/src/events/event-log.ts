import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { storableJson } from './storable-json.js';
import type { BuildEvent, BuildEventKind, NewBuildEvent } from './build-event.js';

/**
 * The row of the build is locked while its events are numbered, so that numbers have no gaps and become visible in
 * their order. $1: build, $2: how many, $3: events.
 */
const APPEND = `
WITH build AS (
  UPDATE builds SET next_seq = next_seq + $2 WHERE id = $1 RETURNING next_seq - $2 AS first
)
INSERT INTO build_events (build_id, seq, kind, fields)
SELECT $1, build.first + event.ord - 1, event.item ->> 'kind', event.item -> 'fields'
FROM build, jsonb_array_elements($3::jsonb) WITH ORDINALITY AS event (item, ord)
RETURNING seq`;

interface EventRow {
  seq: number;
  kind: BuildEventKind;
  fields: Record<string, unknown>;
  at: Date;
}

/** The streams of builds as stored: append-only, numbered per build. */
@Injectable()
export class EventLog {
  constructor(private readonly dataSource: DataSource) {}

  /** Appends within the transaction of what the events tell. @returns number of the last one. */
  async append(manager: EntityManager, buildId: string, events: readonly NewBuildEvent[]): Promise<number> {
    const rows = await manager.query<{ seq: number }[]>(APPEND, [
      buildId,
      events.length,
      storableJson(events),
    ]);
    return Math.max(0, ...rows.map(({ seq }) => seq));
  }

  /** Events after `seq`, oldest first. */
  async after(buildId: string, seq: number, limit: number): Promise<BuildEvent[]> {
    return this.dataSource.query<EventRow[]>(
      `SELECT seq, kind, fields, at FROM build_events WHERE build_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
      [buildId, seq, limit],
    );
  }
}
