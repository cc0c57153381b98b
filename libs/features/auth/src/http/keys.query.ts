import { ChoiceField, PageQuery } from '@capstan/platform-http';
import { KEY_STATUSES, type KeyStatus } from '../keys/api-key.js';

/** Query of GET /v1/keys. */
export class KeysQuery extends PageQuery {
  @ChoiceField({ description: 'Only keys with this status', choices: KEY_STATUSES, optional: true })
  status?: KeyStatus;
}
