import { ResultField } from '@capstan/platform-http';
import { RequestDetailResult, RequestResult } from '@capstan/capabilities';

/** A call in the request log, with its account. */
export class AdminRequestResult extends RequestResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Account of the call' })
  account_id: string;
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

/** `data` of GET /v1/admin/requests/{id}. */
export class AdminRequestDetailResult extends RequestDetailResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Account of the call' })
  account_id: string;
}
