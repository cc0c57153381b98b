import type { Answer } from '../core/answer.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { route } from '../core/route.js';
import type {
  ChangeMessageSettingsBody,
  MessageResult,
  MessageSettingsResult,
  MessageSummaryResult,
} from '../generated/named-types.js';

/** Filters of the messages of an account. */
export interface MessageListParams extends ListParams {
  status?: MessageSummaryResult['status'] | undefined;
  channel?: MessageSummaryResult['channel'] | undefined;
}

/**
 * Messages that the account sent with `sendMessage`. The key of the client needs the scope `capability:send_message` or
 * `capabilities`, and for the settings `account`.
 */
export class Messages {
  constructor(private readonly caller: Caller) {}

  /** Returns the content and the status of a message, and the attempts to send it. */
  get(id: string, options?: RequestOptions): CapstanPromise<Answer<MessageResult>> {
    return this.caller.get(route`/v1/messages/${id}`, options);
  }

  /** Newest first. */
  list(params?: MessageListParams, options?: RequestOptions): PagePromise<MessageSummaryResult> {
    return this.caller.list('/v1/messages', 'messages', { ...params }, options);
  }

  /** Cancels a scheduled message. @throws ConflictError if it was sent already. */
  cancel(id: string, options?: RequestOptions): CapstanPromise<Answer<MessageResult>> {
    return this.caller.post(route`/v1/messages/${id}/cancel`, undefined, options);
  }

  /** The recipients to which messages may go, and the secret that signs the channel `webhook`. */
  settings(options?: RequestOptions): CapstanPromise<Answer<MessageSettingsResult>> {
    return this.caller.get('/v1/messages/settings', options);
  }

  /** Limits the recipients of all messages; an empty list allows every recipient. */
  changeSettings(
    body: ChangeMessageSettingsBody,
    options?: RequestOptions,
  ): CapstanPromise<Answer<MessageSettingsResult>> {
    return this.caller.call({ ...options, method: 'PATCH', path: '/v1/messages/settings', body });
  }

  /** Replaces the secret that signs messages of the channel `webhook`. */
  rotateSecret(options?: RequestOptions): CapstanPromise<Answer<MessageSettingsResult>> {
    return this.caller.post('/v1/messages/settings/rotate-secret', undefined, options);
  }
}
