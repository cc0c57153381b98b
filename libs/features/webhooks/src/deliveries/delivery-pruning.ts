import { Inject, Injectable } from '@nestjs/common';
import { RepeatedWork } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { type WebhooksConfig, webhooksConfig } from '../webhooks.config.js';
import { deleteExpiredSecrets, deleteOldDeliveries } from './pruning.sql.js';

const EVERY_MS = 10 * 60_000;

/** Deletes deliveries past their days, and secrets past their overlap. Several workers may do so at once. */
@Injectable()
export class DeliveryPruning extends RepeatedWork {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(webhooksConfig.token) private readonly config: WebhooksConfig,
  ) {
    super(EVERY_MS);
  }

  override async run(): Promise<void> {
    await deleteOldDeliveries(this.dataSource, this.config.logDays);
    await deleteExpiredSecrets(this.dataSource);
  }
}
