import { FlagField } from '@capstan/platform-http';

/** Query of `DELETE /v1/keys/{id}`. */
export class RevokeKeyQuery {
  @FlagField({
    description:
      'Also revokes all descendants of the key, in one transaction. Can be repeated for a key that is revoked already.',
  })
  cascade: boolean = false;
}
