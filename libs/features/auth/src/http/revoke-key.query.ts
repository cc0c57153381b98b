import { FlagField } from '@capstan/platform-http';

/** Query of `DELETE /v1/keys/{id}`. */
export class RevokeKeyQuery {
  @FlagField({
    description:
      'Revokes the keys that this key made as well, and those that they made, in one transaction. Repeat the request with it when the key itself is revoked already.',
  })
  cascade: boolean = false;
}
