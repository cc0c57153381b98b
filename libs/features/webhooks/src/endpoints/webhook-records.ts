import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';

/** The webhooks of an account. */
@Injectable()
export class WebhookRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'webhooks',
    tables: [
      {
        name: 'job_traces',
        rows: 't.job_id IN (SELECT id FROM webhook_deliveries WHERE account_id = $1)',
      },
      {
        name: 'webhook_attempts',
        rows: 't.delivery_id IN (SELECT id FROM webhook_deliveries WHERE account_id = $1)',
      },
      { name: 'webhook_deliveries', rows: 't.account_id = $1' },
      {
        name: 'webhook_secrets',
        rows: 't.endpoint_id IN (SELECT id FROM webhook_endpoints WHERE account_id = $1)',
        hidden: ['secret'],
      },
      {
        name: 'webhook_endpoints',
        rows: 't.account_id = $1',
        hidden: ['creation_reference', 'creation_fingerprint'],
      },
    ],
  };
}
