import { ResultField } from '@capstan/platform-http';
import { OUTCOMES, RequestResult } from '@capstan/capabilities';

/** A call in the request log, with account and key. */
export class AdminRequestResult extends RequestResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Account of the call' })
  account_id: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'Key of the call' })
  key_id: string;
}

/** `data` of GET /v1/admin/requests. */
export class AdminRequestsResult {
  @ResultField({ of: () => AdminRequestResult, list: true, description: 'Calls, newest first' })
  requests: AdminRequestResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}

/** One attempt at a provider. */
export class AdminAttemptResult {
  @ResultField({ type: 'string', description: 'Provider' })
  provider: string;

  @ResultField({ type: 'string', enum: OUTCOMES, description: 'How the attempt ended' })
  outcome: string;

  @ResultField({ type: 'integer', description: 'Milliseconds' })
  duration_ms: number;
}

/** `data` of GET /v1/admin/requests/{id}. */
export class AdminRequestDetailResult extends AdminRequestResult {
  @ResultField({ of: () => AdminAttemptResult, list: true, description: 'Every attempt, in order' })
  attempts: AdminAttemptResult[];
}
