import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type WebhooksConfig, webhooksConfig } from '../webhooks.config.js';
import { deleteExpiredSecrets, deleteOldDeliveries } from './pruning.sql.js';

const EVERY_MS = 10 * 60_000;

/** Deletes deliveries past their days, and secrets past their overlap. Several workers may do so at once. */
@Injectable()
export class DeliveryPruning implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Webhooks');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(webhooksConfig.token) private readonly config: WebhooksConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.prune().catch((error: unknown) => this.logger.warn(`the log was not pruned: ${String(error)}`));
    }, EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    await deleteOldDeliveries(this.dataSource, this.config.logDays);
    await deleteExpiredSecrets(this.dataSource);
  }
}
