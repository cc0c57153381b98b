import { Injectable } from '@nestjs/common';
import { LeaseLostError } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { RunEndings } from '../engine/run-endings.js';
import type { Claim } from './claim.js';
import { RunNews } from './run-news.js';
import { RunStore } from './run-store.js';

/** What its worker has to say goodbye. */
const PATIENCE_MS = 1_500;
const LOOK_EVERY_MS = 50;

/** Cancels a run: asks its worker, and ends it from here when nobody does so in time. */
@Injectable()
export class CancelRun {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RunStore,
    private readonly endings: RunEndings,
    private readonly news: RunNews,
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
         UPDATE research_runs SET stop_requested_at = coalesce(stop_requested_at, now())
         WHERE id = $1 AND finished_at IS NULL RETURNING lease_until
       )
       SELECT coalesce(lease_until > clock_timestamp(), false) AS held FROM asked`,
      [id],
    );
    return row?.held ?? false;
  }

  private async hasEnded(id: string): Promise<boolean> {
    const endsAtMs = performance.now() + PATIENCE_MS;
    while (performance.now() < endsAtMs) {
      const status = await this.store.statusOf(id);
      if (status !== 'running' && status !== 'queued') return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return false;
  }

  /** The next generation belongs to nobody else: a worker that still lives can write nothing more. */
  private async force(id: string): Promise<void> {
    const [claim] = await this.dataSource.query<Claim[]>(
      `WITH taken AS (
         UPDATE research_runs SET generation = generation + 1, lease_until = NULL
         WHERE id = $1 AND finished_at IS NULL RETURNING id, generation, ticket
       )
       SELECT id, generation, ticket FROM taken`,
      [id],
    );
    if (!claim) return;
    await this.endings.cancel(claim).catch((error: unknown) => {
      // Somebody took it in between; it finds that it is to stop.
      if (!(error instanceof LeaseLostError)) throw error;
    });
  }
}
