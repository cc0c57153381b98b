import { Injectable } from '@nestjs/common';
import { storable } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { ClaimedDelivery } from './claimed-delivery.js';
import {
  claimDeliveries,
  deleteDelivery,
  failDelivery,
  releaseDelivery,
  retryDelivery,
} from './deliveries.sql.js';

/** Longer than a handler may take, so that a lease ends only when its worker died. */
const DELIVERY_LEASE_SECONDS = 60;
const MAX_ERROR_LENGTH = 1_000;

/** The table of open deliveries, for the dispatcher. */
@Injectable()
export class Deliveries {
  constructor(private readonly dataSource: DataSource) {}

  /** Leases due deliveries: at most one for each handler and account, always the oldest. */
  claim(handlers: readonly string[], limit: number): Promise<ClaimedDelivery[]> {
    return claimDeliveries(this.dataSource, handlers, { limit, leaseSeconds: DELIVERY_LEASE_SECONDS });
  }

  complete(delivery: ClaimedDelivery): Promise<void> {
    return deleteDelivery(this.dataSource, delivery);
  }

  retry(delivery: ClaimedDelivery, delayMs: number, error: unknown): Promise<void> {
    return retryDelivery(this.dataSource, delivery, { delayMs, error: textOf(error) });
  }

  fail(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    return failDelivery(this.dataSource, delivery, textOf(error));
  }

  release(delivery: ClaimedDelivery): Promise<void> {
    return releaseDelivery(this.dataSource, delivery);
  }
}

const textOf = (error: unknown): string => storable(String(error).slice(0, MAX_ERROR_LENGTH));
