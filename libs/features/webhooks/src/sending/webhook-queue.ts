import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@capstan/platform-events';
import { LeaseLostError } from '@capstan/platform-jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { webhookDisabled, webhookTest } from '../events/webhook-events.js';
import { type WebhooksConfig, webhooksConfig } from '../webhooks.config.js';
import type { AttemptResult } from './attempt-result.js';
import { claimDeliveries } from './claim.sql.js';
import type { ClaimedDelivery } from './claimed-delivery.js';
import {
  type AfterAttempt,
  clearFailure,
  disableEndpoint,
  markFailure,
  recordAttempt,
  releaseDelivery,
} from './record.sql.js';
import { REQUESTS_PER_ACCOUNT } from './open-deliveries.js';
import { retryDelayMs } from './retry-delay.js';

/** The data that a worker needs, in addition to the request, to record its end. */
const LEASE_MARGIN_MS = 5_000;

/** The queue of deliveries, for workers. */
@Injectable()
export class WebhookQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(webhooksConfig.token) private readonly config: WebhooksConfig,
  ) {}

  /** Leases due deliveries: at most one for each webhook, always the oldest. */
  claim(limit: number): Promise<ClaimedDelivery[]> {
    const leaseSeconds = (2 * this.config.timeoutMs + LEASE_MARGIN_MS) / 1000;
    return claimDeliveries(this.dataSource, { limit, perAccount: REQUESTS_PER_ACCOUNT, leaseSeconds });
  }

  release(delivery: ClaimedDelivery): Promise<void> {
    return releaseDelivery(this.dataSource, delivery);
  }

  /**
   * Records an attempt and its consequences for the delivery and its webhook.
   * @throws LeaseLostError when another worker has the delivery; nothing is changed then.
   */
  async record(delivery: ClaimedDelivery, result: AttemptResult): Promise<void> {
    const after = this.afterAttempt(delivery, result);
    await this.dataSource.transaction(async (manager) => {
      // A test does not affect the events that wait. The webhook is locked before its delivery, as where it is deleted.
      if (delivery.eventType !== webhookTest.name) await this.judge(manager, delivery, result);
      const isHeld = await recordAttempt(manager, delivery, result, after);
      if (!isHeld) throw new LeaseLostError(delivery.id);
    });
  }

  private afterAttempt({ attempts, eventType }: ClaimedDelivery, { isSuccess }: AttemptResult): AfterAttempt {
    if (isSuccess) return { status: 'delivered' };
    if (eventType === webhookTest.name) return { status: 'failed' };
    const delayMs = retryDelayMs(this.config.retryDelaysMs, attempts + 1);
    return delayMs === undefined ? { status: 'failed' } : { status: 'pending', delayMs };
  }

  private async judge(
    manager: EntityManager,
    { endpointId, accountId }: ClaimedDelivery,
    { isSuccess, isGone }: AttemptResult,
  ): Promise<void> {
    if (isSuccess) return clearFailure(manager, endpointId);
    const failingDays = await markFailure(manager, endpointId);
    if (!isGone && failingDays < this.config.disableAfterDays) return;
    const reason = isGone ? 'gone' : 'failing';
    if (!(await disableEndpoint(manager, endpointId, reason))) return;
    await this.outbox.append(manager, webhookDisabled.create(accountId, { webhook_id: endpointId, reason }));
  }
}
