import { ResultField } from '@capstan/platform-http';
import { AUDIT_ACTIONS, AUDIT_STATES, AUDIT_TARGETS } from '../audit-entry.js';

/** An admin action as returned by the API. */
export class AuditEntryResult {
  @ResultField({ type: 'integer', description: 'Identifier; entries are listed newest first' })
  id: number;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it started' })
  at: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'Account of the key it was done with' })
  actor_account_id: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'Key it was done with' })
  actor_key_id: string;

  @ResultField({ type: 'string', enum: AUDIT_ACTIONS, description: 'What was done' })
  action: string;

  @ResultField({
    type: 'string',
    enum: AUDIT_STATES,
    description:
      '`attempted`: in progress or interrupted, it may have been done; `failed`: it changed nothing; `repeated`: answered with the result of an earlier request',
  })
  state: string;

  @ResultField({
    type: 'string',
    enum: AUDIT_TARGETS,
    nullable: true,
    description: 'Kind of the target; null: the target did not exist yet, or has no id',
  })
  target_type: string | null;

  @ResultField({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'Id of the target; null: the target did not exist yet, or has no id',
  })
  target_id: string | null;

  @ResultField({
    type: 'object',
    description: 'Details, or `error`, the slug of the error if it failed; empty while attempted',
  })
  details: Record<string, unknown>;

  @ResultField({ type: 'string', description: 'metadata.request_id of the response' })
  request_id: string;
}

/** `data` of GET /v1/admin/audit. */
export class AuditResult {
  @ResultField({ of: () => AuditEntryResult, list: true, description: 'Acts, newest first' })
  entries: AuditEntryResult[];

  @ResultField({
    type: 'integer',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: number | null;
}
