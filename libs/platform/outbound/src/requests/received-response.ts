import { decodeText } from '../bodies/charset.js';
import type { OutboundResponse } from './outbound-response.js';
import { OutboundError } from '../errors/outbound.error.js';

/** A fully received response. */
export class ReceivedResponse implements OutboundResponse {
  constructor(
    readonly url: string,
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly body: Uint8Array,
  ) {}

  text(): string {
    return decodeText(this.body, this.headers['content-type']);
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type that it then validates
  json<T = unknown>(): T {
    try {
      return JSON.parse(this.text()) as T;
    } catch (cause) {
      throw new OutboundError('malformed', 'the response is not JSON', { cause });
    }
  }
}
