import type { Answer } from '../core/answer.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { route } from '../core/route.js';
import type {
  CreateKeyBody,
  KeyResult,
  NewKeyResult,
  RestrictKeyBody,
  RevokedKeyResult,
  RotateKeyBody,
} from '../generated/named-types.js';

/** Options of a revocation. */
export interface RevokeKeyOptions extends RequestOptions {
  /** Revokes the keys that it created as well, recursively. */
  cascade?: boolean;
}

/** Which keys to list. */
export interface KeyListParams extends ListParams {
  status?: KeyResult['status'] | undefined;
}

/** API keys of the account; the key of the client needs the scope `account`. */
export class Keys {
  constructor(private readonly caller: Caller) {}

  /** Creates a key with at most the permissions of the calling one. Its text is returned only once. */
  create(body: CreateKeyBody, options?: RequestOptions): CapstanPromise<Answer<NewKeyResult>> {
    return this.caller.post('/v1/keys', body, options);
  }

  get(id: string, options?: RequestOptions): CapstanPromise<Answer<KeyResult>> {
    return this.caller.get(route`/v1/keys/${id}`, options);
  }

  /** Newest first. */
  list(params?: KeyListParams, options?: RequestOptions): PagePromise<KeyResult> {
    return this.caller.list('/v1/keys', 'keys', { ...params }, options);
  }

  /** Restricts a key; permissions are never extended. */
  restrict(id: string, body: RestrictKeyBody, options?: RequestOptions): CapstanPromise<Answer<KeyResult>> {
    return this.caller.call({ ...options, method: 'PATCH', path: route`/v1/keys/${id}`, body });
  }

  /**
   * Revokes a key at once, in every process of the service. With `cascade` the keys that it created are revoked as well;
   * otherwise `active_descendants` of the answer is the number of those that still work.
   */
  revoke(id: string, options?: RevokeKeyOptions): CapstanPromise<Answer<RevokedKeyResult>> {
    const { cascade, ...request } = options ?? {};
    const query = cascade === undefined ? undefined : { cascade };
    return this.caller.call({ ...request, method: 'DELETE', path: route`/v1/keys/${id}`, query });
  }

  /** Creates a successor; the key itself remains valid for an overlap defined by `body`. */
  rotate(
    id: string,
    body: RotateKeyBody = {},
    options?: RequestOptions,
  ): CapstanPromise<Answer<NewKeyResult>> {
    return this.caller.post(route`/v1/keys/${id}/rotate`, body, options);
  }
}
