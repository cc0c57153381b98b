import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@capstan/platform-events';
import type { EntityManager } from 'typeorm';
import { type CreditsConfig, creditsConfig } from '../credits.config.js';
import type { EndedHold } from './settle.sql.js';
import { creditsCharged, creditsLow } from '../events/credit-events.js';

/** Writes the events of charges, in the transaction that books them. */
@Injectable()
export class ChargeEvents {
  constructor(
    private readonly outbox: Outbox,
    @Inject(creditsConfig.token) private readonly config: CreditsConfig,
  ) {}

  /** @param holds ended by one statement, with their charges. */
  async append(manager: EntityManager, holds: readonly EndedHold[]): Promise<void> {
    const charged = holds.filter(({ charge }) => charge > 0);
    const events = charged.map((hold) =>
      creditsCharged.create(hold.account_id, {
        request_id: hold.details.requestId,
        capability: hold.details.capability,
        key_id: hold.key_id,
        credits: hold.charge,
      }),
    );
    await this.outbox.append(manager, ...events, ...this.crossingsOf(charged));
  }

  /** One for each account that the charges of the statement together took below the threshold. */
  private crossingsOf(charged: readonly EndedHold[]) {
    const threshold = this.config.lowCreditsThreshold;
    const byAccount = Map.groupBy(charged, ({ account_id: accountId }) => accountId);
    return [...byAccount].flatMap(([accountId, holds]) => {
      const after = holds[0]?.total_after ?? 0;
      const before = holds.reduce((sum, { charge }) => sum + charge, after);
      const isCrossed = before >= threshold && after < threshold;
      return isCrossed ? [creditsLow.create(accountId, { balance: after, threshold })] : [];
    });
  }
}
