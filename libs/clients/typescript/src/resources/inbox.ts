import type { Answer } from '../core/answer.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { route } from '../core/route.js';
import type { InboxEntryResult } from '../generated/named-types.js';

/** Which entries of the inbox are listed. */
export interface InboxListParams extends ListParams {
  /** Only those that were not read. */
  unread?: boolean | undefined;
}

/** Messages of the channel `inbox`, and notices of the service; the key of the client needs the scope `account`. */
export class Inbox {
  constructor(private readonly caller: Caller) {}

  /** Newest first. */
  list(params?: InboxListParams, options?: RequestOptions): PagePromise<InboxEntryResult> {
    return this.caller.list('/v1/inbox', 'entries', { ...params }, options);
  }

  /** Marks an entry as read, or as unread. */
  mark(
    id: string,
    body: { read: boolean },
    options?: RequestOptions,
  ): CapstanPromise<Answer<InboxEntryResult>> {
    return this.caller.call({ ...options, method: 'PATCH', path: route`/v1/inbox/${id}`, body });
  }
}
