import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CapabilityRegistry } from '@capstan/capabilities';
import { HoldsService } from '@capstan/credits';
import type { Caller } from '@capstan/kit';
import { DataSource } from 'typeorm';
import { BuildEvents } from '../events/build-events.js';
import { BuildNotifier } from '../events/build-notifier.js';
import { answerQuestion } from './build-store.sql.js';

const ANSWERED = 'The build begins with this answer.';

/** Answers to the questions of builds. The build is charged in the transaction that stores the answer. */
@Injectable()
export class BuildAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: CapabilityRegistry,
    private readonly credits: HoldsService,
    private readonly events: BuildEvents,
    private readonly notifier: BuildNotifier,
  ) {}

  /**
   * @returns the credits charged; null if the question was answered before, or the build has ended.
   * @throws InsufficientCreditsError | KeyCreditCapError if the build is not covered; it continues to wait.
   */
  async answer(sender: Caller, buildId: string, answer: string): Promise<number | null> {
    const price = Number(this.registry.get('build').credits);
    const holdId = randomUUID();
    if (price > 0) await this.hold(sender, holdId, price);
    let isAnswered = false;
    try {
      isAnswered = await this.dataSource.transaction(async (manager) => {
        const chargeSubject = `build:${buildId}`;
        if (!(await answerQuestion(manager, { id: buildId, answer, chargeSubject }))) return false;
        await this.credits.settle(manager, [{ holdId, chargeCredits: price, subject: chargeSubject }]);
        const message = { message_id: randomUUID(), prompt: answer };
        await this.events.append(manager, buildId, [
          { kind: 'message.accepted', fields: message },
          {
            kind: 'message.applied',
            fields: { ...message, applied: true, summary: ANSWERED, open_points: [] },
          },
        ]);
        return true;
      });
    } finally {
      if (!isAnswered) await this.credits.release(this.dataSource.manager, [holdId]);
    }
    if (!isAnswered) return null;
    this.notifier.notifyWaiting(buildId);
    this.notifier.notifyEvents(buildId);
    return price;
  }

  private hold({ accountId, keyId, spending }: Caller, id: string, price: number): Promise<void> {
    return this.credits.reserve({
      id,
      accountId,
      keyId,
      spendingGroupId: spending?.groupId ?? keyId,
      amountCredits: price,
      keyCapCredits: spending?.capCredits ?? null,
      details: { requestId: id, capability: 'build' },
    });
  }
}
