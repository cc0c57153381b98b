import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@capstan/platform-events';
import type { EntityManager } from 'typeorm';
import { type CreditsConfig, creditsConfig } from '../credits.config.js';
import type { EndedHold } from './settle.sql.js';
import { creditsCharged, creditsExhausted, creditsLow } from '../events/credit-events.js';

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
    const events = charged.map((hold) => ({
      ...creditsCharged.create(hold.account_id, {
        request_id: hold.details.requestId,
        capability: hold.details.capability,
        key_id: hold.key_id,
        credits: hold.charge,
      }),
      traceparent: hold.details.traceparent ?? null,
    }));
    await this.outbox.append(manager, ...events, ...this.crossingsOf(charged));
  }

  /**
   * Returns which events have a handler. `charges`: each charge is one. `low`: the balance below which an account is reported,
   * or null if no report is wanted.
   */
  watched(): { charges: boolean; low: number | null } {
    const watchesBalance = [creditsLow, creditsExhausted].some(({ name }) => this.outbox.isHandled(name));
    return {
      charges: this.outbox.isHandled(creditsCharged.name),
      low: watchesBalance ? this.config.lowCreditsThreshold : null,
    };
  }

  /** At most one of each type for an account: the charges of a statement are taken together. */
  private crossingsOf(charged: readonly EndedHold[]) {
    const threshold = this.config.lowCreditsThreshold;
    const byAccount = Map.groupBy(charged, ({ account_id: accountId }) => accountId);
    return [...byAccount].flatMap(([accountId, holds]) => {
      const after = holds[0]?.total_after ?? 0;
      const before = holds.reduce((sum, { charge }) => sum + charge, after);
      const isLow = before >= threshold && after < threshold;
      const isExhausted = before > 0 && after <= 0;
      const traceparent = holds.at(-1)?.details.traceparent ?? null;
      return [
        ...(isLow ? [creditsLow.create(accountId, { balance: after, threshold })] : []),
        ...(isExhausted ? [creditsExhausted.create(accountId, { balance: after })] : []),
      ].map((event) => ({ ...event, traceparent }));
    });
  }
}
