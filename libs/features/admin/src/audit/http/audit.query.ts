import { ChoiceField, TimestampField, NumberedPageQuery, UuidField } from '@capstan/platform-http';
import {
  AUDIT_ACTIONS,
  AUDIT_STATES,
  AUDIT_TARGETS,
  type AuditAction,
  type AuditState,
} from '../audit-entry.js';

/** Query of GET /v1/admin/audit. */
export class AuditQuery extends NumberedPageQuery {
  @ChoiceField({
    description: 'Only acts that came this far; default: those that were done or may have been',
    choices: AUDIT_STATES,
    optional: true,
  })
  state?: AuditState;

  @ChoiceField({ description: 'Only acts of this kind', choices: AUDIT_ACTIONS, optional: true })
  action?: AuditAction;

  @UuidField({ description: 'Only acts of this account' })
  actor?: string;

  @UuidField({ description: 'Only acts by this key' })
  actor_key?: string;

  @UuidField({ description: 'Only acts on the account or key with this id' })
  target?: string;

  @ChoiceField({ description: 'Only acts on this kind of target', choices: AUDIT_TARGETS, optional: true })
  target_type?: string;

  @TimestampField({ description: 'First moment, ISO 8601' })
  from?: string;

  @TimestampField({ description: 'End, exclusive, ISO 8601' })
  to?: string;
}
