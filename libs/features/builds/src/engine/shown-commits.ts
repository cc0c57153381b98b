import { Injectable, Logger } from '@nestjs/common';
import { HoldsService } from '@capstan/credits';
import type { EntityManager } from 'typeorm';
import { BuildEntity } from '../tables/build.entity.js';
import type { Claim } from '../builds/claim.js';
import { type JudgedCommit, SiteEntity, VerdictStore } from '@capstan/sites';
import type { NewBuildEvent } from '../model/build-event.js';

/** Publishes checked commits, and reports it in events. */
@Injectable()
export class ShownCommits {
  private readonly logger = new Logger('Builds');

  constructor(
    private readonly verdicts: VerdictStore,
    private readonly credits: HoldsService,
  ) {}

  /**
   * Stores a verdict with the site and the build, and publishes what passed, in the caller's transaction,
   * which must verify the lease of the build.
   */
  async write(manager: EntityManager, { id, siteId }: Claim, judged: JudgedCommit): Promise<void> {
    const { commit, publishedCommit } = judged;
    await this.verdicts.save(manager, siteId, judged);
    const isShown = publishedCommit !== null;
    await manager.update(
      SiteEntity,
      { id: siteId },
      { judgedCommit: commit, ...(isShown && { shownCommit: commit, publishedCommit }) },
    );
    await manager.update(
      BuildEntity,
      { id },
      { judgedCommit: commit, ...(isShown && { shownCommit: commit, hasPreview: true }) },
    );
  }

  /**
   * A page of our own templates was withheld: the build is free, and the operator finds the defect in the
   * log.
   * @returns the events about it.
   */
  async compensate(
    manager: EntityManager,
    { id, chargeSubject }: Claim,
    { commit, verdict }: JudgedCommit,
  ): Promise<NewBuildEvent[]> {
    if (verdict.ours.length === 0) return [];
    const findings = verdict.withheld
      .filter(({ page }) => verdict.ours.includes(page))
      .map(({ page, findings: [first] }) => ({
        page,
        check: first?.check,
        // A missing fact is the customer's text, which must not be logged.
        message: first?.check === 'facts' ? undefined : first?.message,
      }));
    this.logger.error({
      msg: `build ${id}: pages of our own templates did not pass the gate`,
      execution_id: id,
      commit,
      findings,
    });
    if (chargeSubject !== null) {
      await this.credits.refund(manager, [chargeSubject], 'a page of the service did not pass its checks');
    }
    const message = `A defect of this service: pages that it generated did not pass the checks (${verdict.ours.join(', ')}). The build is free.`;
    return [{ kind: 'warning', fields: { code: 'own-defect', message } }];
  }
}
