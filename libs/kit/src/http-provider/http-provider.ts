import type { OutboundClient, OutboundResponse } from '@capstan/platform-outbound';
import type { CallContext, CapabilityProvider } from '../capability-provider.js';
import { ProviderFailure } from '../provider-failure.js';
import { type AnswerBodies, type VendorDialect, exchange } from '../vendor/exchange.js';
import { Pace } from '../vendor/pace.js';
import type {
  Configured,
  HttpCall,
  HttpExchange,
  HttpProviderDeclaration,
  Paging,
} from './http-provider.declaration.js';
import { type HttpRequest, toOutboundRequest } from './http-request.js';

/** Runs a declaration: request, pace, exchange, pages, result. */
export class HttpProvider<
  P extends object,
  C,
  N extends keyof C,
  U extends object,
  F,
  R extends object,
  K extends keyof AnswerBodies,
> implements CapabilityProvider<P, R> {
  private readonly pace: Pace | undefined;

  constructor(
    private readonly declaration: HttpProviderDeclaration<P, C, N, U, F, R, K>,
    private readonly config: C,
    private readonly outbound: OutboundClient,
    private readonly uses: U,
  ) {
    const { pace, info } = declaration;
    const limits = typeof pace === 'function' ? pace(config) : pace;
    this.pace = limits && new Pace({ title: info.title, ...limits });
  }

  isConfigured(): boolean {
    const { needs = [] } = this.declaration;
    return needs.every((name) => this.config[name] !== undefined);
  }

  supports(params: P): boolean {
    const { config, uses } = this;
    return this.declaration.supports?.(params, { config, uses }) ?? true;
  }

  /** @throws ProviderFailure; OutboundError. */
  async call(params: P, context: CallContext): Promise<R> {
    context.signal.throwIfAborted();
    const { paging, empty, result } = this.declaration;
    const call = this.callOf(params, await this.limited(params, context), 0);
    const found = paging ? await this.readPages(call, paging) : await this.readPage(call);
    if (found !== null) return result(found, params, call);
    if (empty) return empty(params);
    throw new ProviderFailure('upstream_error', `${this.declaration.info.title} found nothing`);
  }

  private async limited(params: P, context: CallContext): Promise<CallContext> {
    const limitMs = await this.declaration.timeLimitMs?.(params, this.callOf(params, context, 0));
    if (limitMs === undefined || limitMs >= context.timeoutMs) return context;
    const signal = AbortSignal.any([context.signal, AbortSignal.timeout(limitMs)]);
    return { ...context, signal, timeoutMs: limitMs };
  }

  private callOf(params: P, context: CallContext, page: number): HttpCall<P, Configured<C, N>, U> {
    const call: HttpCall<P, Configured<C, N>, U> = {
      ...context,
      params,
      config: this.config as Configured<C, N>,
      uses: this.uses,
      page,
      ask: <T>({ request, ...dialect }: HttpExchange<T>) =>
        this.ask<T, 'json'>(request, { ...this.failuresOf(call), ...dialect }, call),
    };
    return call;
  }

  private async readPages(
    call: HttpCall<P, Configured<C, N>, U>,
    { maxPages, wanted, hasMore = () => true }: Paging<P>,
  ): Promise<F> {
    const { params } = call;
    const readPage = async (page: number, timeoutMs: number) => {
      let isLast = false;
      const found = await this.readPage(this.callOf(params, { ...call, timeoutMs }, page), (response) => {
        isLast = !hasMore(response);
      });
      const items = (found ?? []) as readonly unknown[];
      return { items, hasMore: items.length > 0 && !isLast };
    };
    const items = await collectPages(readPage, {
      wanted: wanted(params),
      maxPages: typeof maxPages === 'number' ? maxPages : maxPages(params),
      context: call,
    });
    return items as F;
  }

  private async readPage(
    call: HttpCall<P, Configured<C, N>, U>,
    onAnswer: (response: OutboundResponse) => void = () => undefined,
  ): Promise<F | null> {
    const { declaration } = this;
    const request = await declaration.request(call.params, call);
    if (!request) return null;
    return this.ask<F, K>(
      request,
      {
        ...this.failuresOf(call),
        answer: declaration.answer,
        isEmpty: declaration.isEmpty,
        read: (body, response) => {
          onAnswer(response);
          return declaration.read(body, { ...call, request, response });
        },
      },
      call,
    );
  }

  private failuresOf(
    call: HttpCall<P, Configured<C, N>, U>,
  ): Pick<VendorDialect<unknown>, 'title' | 'failureOf' | 'failureOfError'> {
    const { info, failureOf, failureOfError } = this.declaration;
    return {
      title: info.title,
      failureOf: (response) => failureOf?.(response, call),
      failureOfError: (error) => failureOfError?.(error, call),
    };
  }

  private ask<T, A extends keyof AnswerBodies>(
    request: HttpRequest,
    dialect: VendorDialect<T, A>,
    { signal, timeoutMs }: CallContext,
  ): Promise<T | null> {
    const { maxRedirects } = this.declaration;
    const { baseUrl } = this.config as { baseUrl?: string };
    const asked = {
      ...toOutboundRequest(request, baseUrl),
      ...(maxRedirects === undefined ? {} : { maxRedirects }),
      signal,
    };
    const askNow = (leftMs: number): Promise<T | null> =>
      exchange(this.outbound, { ...asked, timeoutMs: leftMs }, dialect);
    return this.pace ? this.pace.run(askNow, { signal, timeoutMs }) : askNow(timeoutMs);
  }
}

/** One page of a vendor's results. */
export interface VendorPage<T> {
  items: readonly T[];
  /** Whether there may be another page. */
  hasMore: boolean;
}

/** With less time left no further page is requested, so that the attempt can return its result. */
const MIN_TIME_MS = 1000;
const RESERVE_MS = 250;

/**
 * Requests page after page (from 0) until there are `wanted` items. A failure of the first page fails the attempt;
 * when a later one fails or time is short, the items so far are the result.
 */
export async function collectPages<T>(
  fetchPage: (page: number, timeoutMs: number) => Promise<VendorPage<T>>,
  options: { wanted: number; maxPages: number; context: CallContext },
): Promise<T[]> {
  const { wanted, maxPages, context } = options;
  const endsAt = performance.now() + context.timeoutMs;
  const first = await fetchPage(0, context.timeoutMs);
  const items = [...first.items];
  let { hasMore } = first;
  for (let page = 1; page < maxPages && hasMore && items.length < wanted; page += 1) {
    const timeoutMs = Math.floor(endsAt - performance.now()) - RESERVE_MS;
    if (timeoutMs < MIN_TIME_MS || context.signal.aborted) break;
    try {
      const next = await fetchPage(page, timeoutMs);
      items.push(...next.items);
      ({ hasMore } = next);
    } catch {
      break;
    }
  }
  return items;
}
