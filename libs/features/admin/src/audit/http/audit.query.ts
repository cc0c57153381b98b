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
    description: 'Only actions in this state; default: those that were or may have been done',
    choices: AUDIT_STATES,
    optional: true,
  })
  state?: AuditState;

  @ChoiceField({ description: 'Only actions of this kind', choices: AUDIT_ACTIONS, optional: true })
  action?: AuditAction;

  @UuidField({ description: 'Only actions of this account' })
  actor?: string;

  @UuidField({ description: 'Only actions with this key' })
  actor_key?: string;

  @UuidField({ description: 'Only actions on the account or key with this id' })
  target?: string;

  @ChoiceField({ description: 'Only actions on this kind of target', choices: AUDIT_TARGETS, optional: true })
  target_type?: string;

  @TimestampField({ description: 'Start of the period, ISO 8601' })
  from?: string;

  @TimestampField({ description: 'End, exclusive, ISO 8601' })
  to?: string;
}
