import { Injectable } from '@nestjs/common';
import { OPEN_WORK, type OpenWork, type OpenWorkOwner } from '@capstan/platform-jobs';
import { OPEN_DELIVERIES } from './deliveries.sql.js';

/** Deliveries that have not ended, for operators. */
@Injectable()
export class OpenDeliveries implements OpenWorkOwner {
  readonly [OPEN_WORK]: OpenWork = { queue: 'event', counts: OPEN_DELIVERIES };
}
