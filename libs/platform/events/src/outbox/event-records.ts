import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';

/** The events of an account. */
@Injectable()
export class EventRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'events',
    tables: [
      {
        name: 'job_traces',
        rows: 't.job_id IN (SELECT id FROM domain_events WHERE account_id = $1)',
      },
      {
        name: 'event_deliveries',
        rows: 't.event_number IN (SELECT number FROM domain_events WHERE account_id = $1)',
      },
      { name: 'domain_events', rows: 't.account_id = $1' },
    ],
  };
}
