import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { maintenanceOperation } from '@capstan/platform-core';
import { WORKER_OPTIONS, deleteOldTraces } from '@capstan/platform-jobs';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { type CapabilitiesConfig, capabilitiesConfig } from '../capabilities.config.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { LogPartitions } from '../request-log/log-partitions.js';
import { MAINTENANCE_QUEUE } from './maintenance.queue.js';
import { MaintenanceSchedule } from './maintenance.schedule.js';

/** Prunes the tables of finished calls. One worker of the deployment runs each round. */
@Processor(MAINTENANCE_QUEUE, WORKER_OPTIONS)
export class MaintenanceProcessor extends WorkerHost implements OnApplicationBootstrap {
  private readonly logger = new Logger('Maintenance');

  constructor(
    @InjectQueue(MAINTENANCE_QUEUE) private readonly queue: Queue,
    private readonly schedule: MaintenanceSchedule,
    @Inject(capabilitiesConfig.token) private readonly config: CapabilitiesConfig,
    private readonly partitions: LogPartitions,
    private readonly idempotency: IdempotencyService,
    private readonly dataSource: DataSource,
  ) {
    super();
    this.queue.on('error', (error) => this.report(error));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.schedule.run();
  }

  /** BullMQ reconnects automatically; without a listener it would print the error. */
  @OnWorkerEvent('error')
  report(error: Error): void {
    this.logger.warn(`the queue is unavailable: ${error.message}`);
  }

  process(): Promise<void> {
    return maintenanceOperation.run({ work: MAINTENANCE_QUEUE }, () => this.prune());
  }

  private async prune(): Promise<void> {
    await this.partitions.extend(this.config.requestLogDays);
    await this.partitions.prune(this.config.requestLogDays);
    await this.idempotency.prune();
    await deleteOldTraces(this.dataSource);
  }
}
