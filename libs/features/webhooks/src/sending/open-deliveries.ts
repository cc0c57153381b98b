import { Injectable } from '@nestjs/common';
import { OPEN_WORK, type OpenWork, type OpenWorkOwner } from '@capstan/platform-jobs';
import { openDeliveries } from './claim.sql.js';

/** Requests to one account's endpoints at a time, over all workers. */
export const REQUESTS_PER_ACCOUNT = 8;

/** Deliveries that have not ended, for operators. */
@Injectable()
export class OpenDeliveries implements OpenWorkOwner {
  readonly [OPEN_WORK]: OpenWork = { queue: 'webhook', counts: openDeliveries(REQUESTS_PER_ACCOUNT) };
}
