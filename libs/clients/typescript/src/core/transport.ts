import { CapstanError } from '../errors/capstan-error.js';
import { APIAbortError, APIConnectionError, APITimeoutError } from '../errors/connection-errors.js';
import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';
import { BodyTooLarge, MAX_ANSWER_BYTES, readBody } from './body-reader.js';
import { CallSignal, abortError } from './call-signal.js';
import { type Settings, notNegative, positive } from './client-options.js';
import { warnOfDeprecation } from './deprecation.js';
import type { Exchange } from './exchange.js';
import { errorOfAnswer } from './failed-answer.js';
import { followedRedirect } from './redirect.js';
import type { RoutedRequest } from './request-options.js';
import { isWorthRetrying, delayBefore } from './retry-policy.js';
import { type WireRequest, wireRequest } from './wire-request.js';

/** Sends requests to the service and returns complete responses, with retries. */
export class Transport {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** @throws CapstanError for every failure, once retries are exhausted. */
  async exchange(request: RoutedRequest): Promise<Exchange> {
    const wire = wireRequest(request, this.#settings);
    const maxRetries = notNegative('maxRetries', request.maxRetries ?? this.#settings.maxRetries);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.attempt(wire, attempt, request);
      } catch (fault) {
        const error = fault as CapstanError;
        if (attempt >= maxRetries || !isWorthRetrying(error, wire.isRepeatable)) throw error;
        const waitMs = delayBefore(attempt, error);
        if (waitMs === undefined) throw error;
        await this.wait(waitMs, request.signal);
      }
    }
  }

  /**
   * One attempt at a stream, whose body is read as it arrives; `timeoutMs` applies until it starts.
   * @returns the response and a function that closes the connection.
   */
  async open(request: RoutedRequest): Promise<{ response: Response; close: () => void }> {
    const wire = wireRequest(request, this.#settings);
    const { timeoutMs = this.#settings.timeoutMs } = request;
    // A connection that is accepted without a response is as silent as one that stops.
    const call = this.signalOf({ ...request, timeoutMs: Math.min(timeoutMs, this.streamIdleMs) });
    try {
      const response = await this.send(wire, 0, call.signal);
      if (!response.ok) throw errorOfAnswer(await this.readExchange(response, wire, call.signal));
      call.clearTimeout();
      return { response, close: () => call.release() };
    } catch (fault) {
      call.release();
      throw this.errorOf(fault, call.signal);
    }
  }

  /** @throws APIAbortError if the signal ends the wait. */
  async wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
    try {
      await this.#settings.sleep(ms, signal ?? new AbortController().signal);
    } catch {
      throw abortError(signal);
    }
    if (signal?.aborted) throw abortError(signal);
  }

  get streamIdleMs(): number {
    return this.#settings.streamIdleMs;
  }

  private async attempt(wire: WireRequest, attempt: number, request: RoutedRequest): Promise<Exchange> {
    const call = this.signalOf(request);
    try {
      const exchange = await this.readExchange(
        await this.send(wire, attempt, call.signal),
        wire,
        call.signal,
      );
      warnOfDeprecation(exchange);
      if (exchange.status >= 200 && exchange.status < 300) return exchange;
      throw errorOfAnswer(exchange);
    } catch (fault) {
      throw this.errorOf(fault, call.signal);
    } finally {
      call.release();
    }
  }

  private signalOf({ timeoutMs = this.#settings.timeoutMs, signal }: RoutedRequest): CallSignal {
    return new CallSignal(positive('timeoutMs', timeoutMs), signal);
  }

  private async send(wire: WireRequest, attempt: number, signal: AbortSignal): Promise<Response> {
    if (signal.aborted) throw signal.reason;
    const headers = new Headers(wire.headers);
    headers.set('x-capstan-retry-count', String(attempt));
    const { fetch } = this.#settings;
    const fetchOnce = (url: string, method: string, body: WireRequest['body']): Promise<Response> =>
      fetch(url, { method, headers, body: body ?? null, signal, redirect: 'manual' });
    return followedRedirect(wire, fetchOnce);
  }

  private async readExchange(response: Response, wire: WireRequest, signal: AbortSignal): Promise<Exchange> {
    const { status, headers } = response;
    const url = response.url || wire.url;
    try {
      return {
        status,
        headers,
        url,
        bytes: await readBody(response, MAX_ANSWER_BYTES, signal),
        redact: this.conceal,
      };
    } catch (fault) {
      if (!(fault instanceof BodyTooLarge)) throw fault;
      const what = 'The response is larger than 64 MiB, more than any Capstan response. Check the base URL';
      throw new UnexpectedResponseError(what, { status, headers, excerpt: '' });
    }
  }

  private readonly conceal = (text: string): string => text.replaceAll(this.#settings.apiKey, '[API key]');

  /** `fetch` reports a lost connection and an aborted one alike; the signal distinguishes them. */
  private errorOf(fault: unknown, signal: AbortSignal): CapstanError {
    const reason: unknown = signal.aborted ? signal.reason : undefined;
    if (reason instanceof APIAbortError || reason instanceof APITimeoutError) return reason;
    if (fault instanceof CapstanError) return fault;
    return new APIConnectionError(
      `The connection to ${this.#settings.baseURL} failed${detailOf(fault)}. Check that the service runs and that the base URL is right.`,
      { cause: fault },
    );
  }
}

function detailOf(fault: unknown): string {
  if (!(fault instanceof Error)) return '';
  const { cause } = fault;
  const said = cause instanceof Error ? cause.message || (cause as { code?: string }).code : fault.message;
  return said ? `: ${said}` : '';
}
