import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  NotFoundError,
  currentTraceparent,
  highestNumberFirst,
  withoutUndefined,
} from '@capstan/platform-core';
import { type Page, type PageRequest, isUuid, pageOf } from '@capstan/platform-http';
import { rememberTraces } from '@capstan/platform-jobs';
import { Repository } from 'typeorm';
import type { DeliveryStatus, WebhookAttempt, WebhookDelivery } from '../model/webhook-delivery.js';
import { WebhookAttemptEntity } from '../tables/webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from '../tables/webhook-delivery.entity.js';

/** The clock of the database, by which workers claim. */
const NOW = () => 'clock_timestamp()';

/** A delivery with its payload. */
export type StoredDelivery = WebhookDelivery & { payload: string };

/** The log of deliveries, and what is added to the queue on request. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    @InjectRepository(WebhookDeliveryEntity) private readonly rows: Repository<WebhookDeliveryEntity>,
    @InjectRepository(WebhookAttemptEntity) private readonly attempts: Repository<WebhookAttemptEntity>,
  ) {}

  /** Newest first. */
  async list(
    endpointId: string,
    { limit, after, status }: PageRequest & { status?: DeliveryStatus },
  ): Promise<Page<WebhookDelivery>> {
    const query = this.rows.createQueryBuilder('d').where(withoutUndefined({ endpointId, status }));
    const found = await highestNumberFirst(query, after)
      .limit(limit + 1)
      .getMany();
    return pageOf(found, limit);
  }

  /** @throws NotFoundError for a delivery of another webhook. */
  async get(endpointId: string, id: string): Promise<StoredDelivery> {
    const row = isUuid(id) ? await this.rows.findOneBy({ id, endpointId }) : null;
    if (!row) throw new NotFoundError('The delivery');
    return row;
  }

  /** Oldest first. */
  attemptsOf(deliveryId: string): Promise<WebhookAttempt[]> {
    return this.attempts.find({ where: { deliveryId }, order: { number: 'ASC' } });
  }

  /** Makes the next attempt due. @returns false when the delivery has ended. */
  async attemptNow(id: string): Promise<boolean> {
    const { affected } = await this.rows.update({ id, status: 'pending' }, { availableAt: NOW });
    return affected === 1;
  }

  /** Makes the next attempt of everything that waits for a webhook due. */
  async attemptAllNow(endpointId: string): Promise<void> {
    await this.rows.update({ endpointId, status: 'pending' }, { availableAt: NOW });
  }

  /** Adds a delivery that neither waits for others of its webhook nor holds them back. */
  async add(
    delivery: Pick<
      WebhookDeliveryEntity,
      'endpointId' | 'accountId' | 'eventId' | 'eventType' | 'payload'
    > & {
      resendOf: string | null;
    },
  ): Promise<WebhookDelivery> {
    const id = randomUUID();
    await this.rows.manager.transaction(async (manager) => {
      await manager.insert(WebhookDeliveryEntity, { ...delivery, id, lane: id });
      await rememberTraces(manager, [{ jobId: id, traceparent: currentTraceparent() }]);
    });
    return this.rows.findOneByOrFail({ id });
  }
}
