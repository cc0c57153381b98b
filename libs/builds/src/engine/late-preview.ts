import { Injectable, Logger } from '@nestjs/common';
import { Workspaces } from '@capstan/platform-workspaces';
import { DataSource } from 'typeorm';
import type { Claim } from '../builds/claim.js';
import { notePassed } from '../companies/passed-commits.js';
import { gateFilesOf } from '../gate/gate-files.js';
import { SiteGate } from '../gate/site-gate.js';

const PATIENCE_MS = 180_000;

/**
 * Looks at the last commit of a build that was stopped before it was shown: when it passes it becomes the preview, so that
 * whoever stopped finds the work. It changes nothing while another build of the site runs, or after something else was shown.
 */
@Injectable()
export class LatePreview {
  private readonly logger = new Logger('Builds');
  private readonly closing = new AbortController();
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly workspaces: Workspaces,
    private readonly gate: SiteGate,
  ) {}

  /** In the background; never rejects. */
  begin(claim: Claim, commit: string): void {
    const look = this.look(claim, commit)
      .catch((error: unknown) => this.logger.debug(String(error)))
      .finally(() => this.underWay.delete(look));
    this.underWay.add(look);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.allSettled(this.underWay);
  }

  private async look({ id, siteId }: Claim, commit: string): Promise<void> {
    const before = await this.shownCommitOf(siteId);
    const paths = (await this.workspaces.files(siteId, commit)) ?? [];
    const files = await gateFilesOf(paths, (path) => this.workspaces.read(siteId, commit, path));
    const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const { hasPassed } = await this.gate.check(files, signal);
    if (!hasPassed) return;
    await this.dataSource.transaction(async (manager) => {
      const shown = await manager.query<object[]>(
        `WITH shown AS (
           UPDATE sites SET shown_commit = $2 WHERE id = $1 AND shown_commit IS NOT DISTINCT FROM $3
             AND NOT EXISTS (SELECT FROM builds WHERE site_id = $1 AND status = 'running') RETURNING id
         )
         SELECT id FROM shown`,
        [siteId, commit, before],
      );
      if (shown.length === 0) return;
      await notePassed(manager, siteId, commit);
      await manager.query('UPDATE builds SET has_preview = true WHERE id = $1', [id]);
    });
  }

  private async shownCommitOf(siteId: string): Promise<string | null> {
    const [site] = await this.dataSource.query<{ shown_commit: string | null }[]>(
      'SELECT shown_commit FROM sites WHERE id = $1',
      [siteId],
    );
    return site?.shown_commit ?? null;
  }
}
