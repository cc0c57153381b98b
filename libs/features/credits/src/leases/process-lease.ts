import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { endLease, renewLease } from './process-lease.sql.js';

const RENEW_EVERY_MS = 5_000;
/** A longer silence between two renewals says that the database was away, or this process was. */
const MAX_RENEWAL_GAP_MS = 7_500;
/** Four missed renewals; a mark of a dead process clears well within a minute (design 3.5). */
const LEASE_SECONDS = 20;

/**
 * Says that this process is alive. Holds and running marks name the lease of their process; when the
 * lease ends without renewal, others may undo what the process left open.
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
      this.renew().catch((error: unknown) => this.logger.warn(`lease not renewed: ${String(error)}`));
    }, RENEW_EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    if (!this.dataSource.isInitialized) return;
    await endLease(this.dataSource, this.id).catch((error: unknown) =>
      this.logger.warn(`lease not given back: ${String(error)}`),
    );
  }

  /** Says once more that this process is alive. @throws Error when the database is away. */
  async renew(): Promise<void> {
    try {
      await renewLease(this.dataSource, this.id, LEASE_SECONDS);
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
   * Whether this process has renewed without a gap for longer than a lease lasts. Only then does an ended lease
   * of another process mean that it died: after an outage of the database the leases of the living have ended too.
   */
  isSteady(): boolean {
    if (this.steadySinceMs === undefined) return false;
    return performance.now() - this.steadySinceMs > LEASE_SECONDS * 1000;
  }
}
