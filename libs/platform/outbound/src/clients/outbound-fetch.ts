import { Agent, fetch as undiciFetch, type RequestInit as UndiciRequestInit } from 'undici';
import { type AddressResolver, systemResolver } from '../addresses/address-resolver.js';
import { checkUrl, hostForMessage } from '../addresses/check-url.js';
import { guardedConnector } from '../addresses/guarded-connector.js';
import { HostAllowList } from '../addresses/host-allow-list.js';
import type { OutboundConfig } from '../outbound.config.js';
import { OutboundError } from '../errors/outbound.error.js';
import { traceHeader } from '../requests/trace-header.js';
import { translateFault } from '../errors/translate-fault.js';

const DEFAULT_TIMEOUT_MS = 5 * 60 * 1000;
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;

const CONNECTIONS_PER_HOST = 64;

/** Statuses of responses without a body (Fetch standard, "null body status"). */
const BODILESS = new Set([101, 103, 204, 205, 304]);

/** Limits of one exchange. */
export interface OutboundFetchLimits {
  /** Wall-clock timeout from the call to the last byte of the body. Default 300,000. */
  timeoutMs?: number;
  /** Limit of the decompressed body. Default 10 MiB. */
  maxBytes?: number;
}

/**
 * A WHATWG `fetch` with the same guard as the OutboundClient, for libraries whose `fetch` can be replaced. Streams
 * bodies. Does not follow redirects, because such libraries send keys.
 */
export class OutboundFetch {
  private readonly allowList: HostAllowList;
  private readonly agent: Agent;

  /** @param resolve replaces the system's name resolution. */
  constructor(
    private readonly config: Pick<OutboundConfig, 'allowHosts' | 'userAgent'>,
    private readonly limits: OutboundFetchLimits = {},
    resolve: AddressResolver = systemResolver,
  ) {
    this.allowList = new HostAllowList(config.allowHosts);
    this.agent = new Agent({
      connect: guardedConnector(resolve, this.allowList),
      // The signals of each request apply; undici's own timeouts would be shorter.
      headersTimeout: 0,
      bodyTimeout: 0,
      connections: CONNECTIONS_PER_HOST,
    });
  }

  /**
   * Rejects with an OutboundError when there is no response, or with the reason of the caller's signal; so does the
   * body. `url` of the response is empty.
   */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    if (input instanceof Request) {
      const { url, method, headers, body, signal } = input;
      return this.send(url, { method, headers, body, duplex: 'half', signal, ...init });
    }
    return this.send(String(input), init ?? {});
  };

  /** Closes all connections; running requests reject. */
  async close(): Promise<void> {
    await this.agent.destroy();
  }

  /** Nest's last hook, so that work that is finishing can still send requests. */
  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  private async send(address: string, init: RequestInit): Promise<Response> {
    const caller = init.signal ?? undefined;
    caller?.throwIfAborted();
    const url = checkUrl(address, this.allowList);
    const timeoutMs = this.limits.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const timeout = AbortSignal.timeout(timeoutMs);
    const translate = (error: unknown): unknown => {
      if (caller?.aborted) return caller.reason;
      if (timeout.aborted) {
        return new OutboundError('timeout', `no complete response within ${timeoutMs} ms`);
      }
      return translateFetchFault(error, hostForMessage(url));
    };
    try {
      const headers = new Headers(init.headers);
      headers.set('user-agent', this.config.userAgent);
      const { traceparent } = traceHeader(url, this.allowList);
      if (traceparent !== undefined) headers.set('traceparent', traceparent);
      const answer = await undiciFetch(url.href, {
        ...(init as UndiciRequestInit),
        headers: [...headers],
        redirect: 'error',
        signal: caller ? AbortSignal.any([caller, timeout]) : timeout,
        dispatcher: this.agent,
      });
      const body =
        answer.body === null || BODILESS.has(answer.status)
          ? null
          : ReadableStream.from(this.capped(answer.body, translate));
      return new Response(body, {
        status: answer.status,
        statusText: answer.statusText,
        headers: [...answer.headers],
      });
    } catch (error) {
      throw translate(error);
    }
  }

  private async *capped(
    body: AsyncIterable<Uint8Array>,
    translate: (error: unknown) => unknown,
  ): AsyncGenerator<Uint8Array> {
    const maxBytes = this.limits.maxBytes ?? DEFAULT_MAX_BYTES;
    let length = 0;
    try {
      for await (const chunk of body) {
        length += chunk.byteLength;
        if (length > maxBytes) {
          throw new OutboundError('too_large', `the response is larger than ${maxBytes} bytes`);
        }
        yield chunk;
      }
    } catch (error) {
      throw translate(error);
    }
  }
}

/** `fetch` wraps the cause in a TypeError, sometimes in two of them. */
function translateFetchFault(error: unknown, host: string): OutboundError {
  let cause = error;
  while (cause instanceof TypeError && cause.cause !== undefined) cause = cause.cause;
  if (cause instanceof Error && cause.message === 'unexpected redirect') {
    return new OutboundError('too_many_redirects', `${host} redirects, which is not allowed here`);
  }
  return translateFault(cause, host);
}
