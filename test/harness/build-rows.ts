import { randomUUID } from 'node:crypto';
import { BuildEvents, BuildStore, type Claim, HeldBuilds } from '@capstan/builds';
import type { DataSource } from 'typeorm';
import { type SiteRow, insertSite } from './site-rows.js';

const LIMITS = { maxMinutes: 15, maxSteps: 60, maxTokens: 1_000_000, maxUsd: 5, keepDays: 90 };

/** The build tables with all their writers; notifications are only recorded. */
export class BuildRows {
  readonly store: BuildStore;
  readonly events: BuildEvents;
  readonly held: HeldBuilds;
  /** Builds for which notifyEvents() was called. */
  readonly notified: string[] = [];
  /** Builds for which notifyStop() was called. */
  readonly stopped: string[] = [];
  readonly notifier = {
    notifyEvents: (id: string) => void this.notified.push(id),
    notifyStop: (id: string) => void this.stopped.push(id),
    notifyWaiting: () => undefined,
  };

  constructor(
    readonly dataSource: DataSource,
    runningPerAccount = 2,
  ) {
    this.store = new BuildStore(dataSource, { ...LIMITS, runningPerAccount });
    this.events = new BuildEvents(dataSource);
    this.held = new HeldBuilds(dataSource, this.events, this.notifier as never);
  }

  /** Adds a build of a site; of a new one by default. @returns its id. */
  async insert(site?: SiteRow): Promise<string> {
    const { accountId, companyId, siteId } = site ?? (await insertSite(this.dataSource));
    const id = randomUUID();
    const build = { id, companyId, siteId, isNewSite: false, accountId, prompt: 'A bakery' };
    await this.dataSource.transaction((manager) =>
      this.store.insert(manager, { ...build, keyId: randomUUID(), chargeSubject: `charge of ${id}` }),
    );
    return id;
  }

  async claim(id: string): Promise<Claim> {
    const claim = await this.store.claim(id);
    if (!claim) throw new Error(`build ${id} cannot be claimed`);
    return claim;
  }

  /** Sets columns of a build; `AGO` moves a timestamp back by 100 seconds. */
  set(id: string, columns: string): Promise<unknown> {
    return this.dataSource.query(
      `UPDATE builds SET ${columns.replaceAll('AGO', "- interval '100 seconds'")} WHERE id = $1`,
      [id],
    );
  }

  async row(id: string): Promise<Record<string, unknown>> {
    const [row] = await this.dataSource.query<Record<string, unknown>[]>(
      'SELECT * FROM builds WHERE id = $1',
      [id],
    );
    return row ?? {};
  }

  /** Kinds of all events of a build, in order. */
  async kinds(id: string): Promise<string[]> {
    return (await this.events.after(id, 0, 1000)).map(({ kind }) => kind);
  }
}
