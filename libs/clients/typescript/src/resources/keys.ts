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

/** How a key is revoked. */
export interface RevokeKeyOptions extends RequestOptions {
  /** Revokes the keys that it made as well, and those that they made. */
  cascade?: boolean;
}

/** API keys of the account; the key of the client needs the scope `account`. */
export class Keys {
  constructor(private readonly caller: Caller) {}

  /** Makes a key that may do no more than the one in use. The answer is the only time it is shown. */
  create(body: CreateKeyBody, options?: RequestOptions): CapstanPromise<Answer<NewKeyResult>> {
    return this.caller.post('/v1/keys', body, options);
  }

  get(id: string, options?: RequestOptions): CapstanPromise<Answer<KeyResult>> {
    return this.caller.get(route`/v1/keys/${id}`, options);
  }

  /** Newest first. */
  list(params?: ListParams, options?: RequestOptions): PagePromise<KeyResult> {
    return this.caller.list('/v1/keys', 'keys', { ...params }, options);
  }

  /** Takes rights away; what a key may do never grows. */
  restrict(id: string, body: RestrictKeyBody, options?: RequestOptions): CapstanPromise<Answer<KeyResult>> {
    return this.caller.call({ ...options, method: 'PATCH', path: route`/v1/keys/${id}`, body });
  }

  /**
   * Ends a key at once, on every process of the service. With `cascade` the keys that it made end as well; without,
   * `active_descendants` of the answer says how many of them still work.
   */
  revoke(id: string, options?: RevokeKeyOptions): CapstanPromise<Answer<RevokedKeyResult>> {
    const { cascade, ...request } = options ?? {};
    const query = cascade === undefined ? undefined : { cascade };
    return this.caller.call({ ...request, method: 'DELETE', path: route`/v1/keys/${id}`, query });
  }

  /** Makes a successor; the key itself works on for a while, as `body` says. */
  rotate(
    id: string,
    body: RotateKeyBody = {},
    options?: RequestOptions,
  ): CapstanPromise<Answer<NewKeyResult>> {
    return this.caller.post(route`/v1/keys/${id}/rotate`, body, options);
  }
}
