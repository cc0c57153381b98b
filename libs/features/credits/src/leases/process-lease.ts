import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { endLease, renewLease } from './process-lease.sql.js';

const RENEW_EVERY_MS = 5_000;
/** A longer gap between two renewals means that the database or this process was unavailable. */
const MAX_RENEWAL_GAP_MS = 7_500;
/**
 * Four missed renewals; the marks of a dead process are released well within a minute
 * (docs/adr/0005-idempotency.md).
 */
const PROCESS_LEASE_SECONDS = 20;

/**
 * The lease of this process. Holds and running marks refer to it; when it ends without a renewal, other
 * processes may release what the process left open.
 */
@Injectable()
export class ProcessLease implements OnModuleInit, OnApplicationShutdown {
  readonly id = randomUUID();
  private readonly logger = new Logger('ProcessLease');
  private timer: NodeJS.Timeout | undefined;
  private renewedAtMs = 0;
  private steadySinceMs: number | undefined;

  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.renew();
    this.timer = setInterval(() => {
      this.renew().catch((error: unknown) => this.logger.warn(`could not renew the lease: ${String(error)}`));
    }, RENEW_EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    if (!this.dataSource.isInitialized) return;
    await endLease(this.dataSource, this.id).catch((error: unknown) =>
      this.logger.warn(`could not end the lease: ${String(error)}`),
    );
  }

  /** Renews the lease. @throws Error if the database is unavailable. */
  async renew(): Promise<void> {
    try {
      await renewLease(this.dataSource, this.id, PROCESS_LEASE_SECONDS);
    } catch (error) {
      this.steadySinceMs = undefined;
      throw error;
    }
    const now = performance.now();
    if (now - this.renewedAtMs > MAX_RENEWAL_GAP_MS) this.steadySinceMs = undefined;
    this.renewedAtMs = now;
    this.steadySinceMs ??= now;
  }

  /**
   * Whether this process has renewed its lease without a gap for longer than a lease lasts. Only then does an
   * expired lease of another process mean that it died: after a database outage the leases of live processes
   * have expired too.
   */
  isSteady(): boolean {
    if (this.steadySinceMs === undefined) return false;
    return performance.now() - this.steadySinceMs > PROCESS_LEASE_SECONDS * 1000;
  }
}
