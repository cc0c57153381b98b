import { Injectable, Logger } from '@nestjs/common';
import { HoldsService } from '@capstan/credits';
import type { EntityManager } from 'typeorm';
import type { Claim } from '../builds/claim.js';
import type { NewBuildEvent } from '../model/build-event.js';
import { type JudgedCommit, VerdictStore } from '../gate/verdict/verdict-store.js';

/** Makes judged commits what visitors see, and what builds tell of them. */
@Injectable()
export class ShownCommits {
  private readonly logger = new Logger('Builds');

  constructor(
    private readonly verdicts: VerdictStore,
    private readonly credits: HoldsService,
  ) {}

  /**
   * Stores a verdict with the site and the build, within the caller's transaction, which has to prove that the build is the
   * caller's; shows what may be shown.
   */
  async write(manager: EntityManager, { id, siteId }: Claim, judged: JudgedCommit): Promise<void> {
    const { commit, publishedCommit } = judged;
    await this.verdicts.save(manager, siteId, judged);
    if (publishedCommit === null) {
      await manager.query('UPDATE sites SET judged_commit = $2 WHERE id = $1', [siteId, commit]);
      await manager.query('UPDATE builds SET judged_commit = $2 WHERE id = $1', [id, commit]);
      return;
    }
    await manager.query(
      'UPDATE sites SET judged_commit = $2, shown_commit = $2, published_commit = $3 WHERE id = $1',
      [siteId, commit, publishedCommit],
    );
    await manager.query(
      'UPDATE builds SET judged_commit = $2, shown_commit = $2, has_preview = true WHERE id = $1',
      [id, commit],
    );
  }

  /**
   * A page that our own templates made was withheld: the build costs nothing, and the operator reads about it in the log.
   * @returns what the stream says about it.
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
        // A missing fact is the customer's text, which the log has no use for.
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
    const message = `A defect of this service: pages that it made did not pass the checks (${verdict.ours.join(', ')}). The build costs nothing.`;
    return [{ kind: 'warning', fields: { code: 'own-defect', message } }];
  }
}
