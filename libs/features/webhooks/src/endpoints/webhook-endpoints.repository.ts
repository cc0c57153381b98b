import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Creation, creationColumns, refuseRepetition } from '@capstan/auth';
import { lockSubjectUntilCommit, newestFirst, withoutUndefined } from '@capstan/platform-core';
import { type PageRequest } from '@capstan/platform-http';
import { ArrayOverlap, type EntityManager, IsNull, Not, Repository } from 'typeorm';
import type { WebhookEndpoint, WebhookSettings, WebhookStatus } from '../model/webhook-endpoint.js';
import { WebhookEndpointEntity } from '../tables/webhook-endpoint.entity.js';
import { WebhookSecretEntity } from '../tables/webhook-secret.entity.js';
import { expireSecrets } from './secrets.sql.js';

/** Advisory lock of an account while its webhooks are counted and added. */
const CREATION_LOCK = 0x77_68_6b_73;

/** Looks at how many webhooks the account has, and throws when there must not be one more. */
export type AdmitWebhook = (existing: number) => void;

type WebhookPage = PageRequest & { status?: WebhookStatus; subscriptions?: readonly string[] | undefined };

/** The tables `webhook_endpoints` and `webhook_secrets`. */
@Injectable()
export class WebhookEndpoints {
  constructor(
    @InjectRepository(WebhookEndpointEntity) private readonly rows: Repository<WebhookEndpointEntity>,
  ) {}

  /** @throws AlreadyDoneError, CreationMismatchError when the creation is known; and what `admit` throws. */
  insert(
    endpoint: WebhookSettings & { accountId: string },
    { secret, admit, creation }: { secret: string; admit: AdmitWebhook; creation: Creation | undefined },
  ): Promise<WebhookEndpoint> {
    return this.rows.manager.transaction(async (manager) => {
      const { accountId } = endpoint;
      await lockSubjectUntilCommit(manager, CREATION_LOCK, accountId);
      await assertNew(manager, creation);
      admit(await manager.countBy(WebhookEndpointEntity, { accountId }));
      const id = randomUUID();
      await manager.insert(WebhookEndpointEntity, { id, ...endpoint, ...creationColumns(creation) });
      await insertSecret(manager, id, secret);
      return manager.findOneByOrFail(WebhookEndpointEntity, { id });
    });
  }

  find(accountId: string, id: string): Promise<WebhookEndpoint | null> {
    return this.rows.findOneBy({ id, accountId });
  }

  /** Newest first, strictly after the one with the id `after`; with `subscriptions`, those that have one of them. */
  list(accountId: string, { limit, after, status, subscriptions }: WebhookPage): Promise<WebhookEndpoint[]> {
    const query = this.rows.createQueryBuilder('e').where(
      withoutUndefined({
        accountId,
        disabledAt: status && (status === 'enabled' ? IsNull() : Not(IsNull())),
        eventTypes: subscriptions && ArrayOverlap(subscriptions),
      }),
    );
    return newestFirst(query, after, { accountId }).limit(limit).getMany();
  }

  async update(id: string, changes: Partial<Omit<WebhookEndpoint, 'id' | 'accountId'>>): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  async delete(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  /** Adds a secret, and ends all earlier ones after the overlap. @returns when they end. */
  replaceSecret(endpointId: string, secret: string, overlapSeconds: number): Promise<Date> {
    return this.rows.manager.transaction(async (manager) => {
      const expiresAt = await expireSecrets(manager, endpointId, overlapSeconds);
      await insertSecret(manager, endpointId, secret);
      return expiresAt;
    });
  }
}

const insertSecret = (manager: EntityManager, endpointId: string, secret: string) =>
  manager.insert(WebhookSecretEntity, { id: randomUUID(), endpointId, secret });

async function assertNew(manager: EntityManager, creation: Creation | undefined): Promise<void> {
  if (!creation) return;
  const { reference } = creation;
  const known = await manager
    .createQueryBuilder(WebhookEndpointEntity, 'e')
    .addSelect('e.creationFingerprint')
    .where('e.creation_reference = :reference', { reference })
    .getOne();
  if (known) refuseRepetition(known, creation);
}
