import { Readable, addAbortSignal } from 'node:stream';
import { onBehalfOf, requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest, InjectOptions } from 'fastify';

/** Statuses without a body, for which `Response` accepts none. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Hooks for the calls made for one MCP message. */
export interface InProcessCalls {
  /** An event stream was opened, which may last as long as a job. */
  onStream: () => void;
  /** Whether the process is stopping: a job must not be cancelled because its reader is disconnected then. */
  isStopping: () => boolean;
}

/**
 * A `fetch` that uses the routes of this process instead of a network: authentication, validation, credits
 * and receipts are the same as for any call. The calls have the address, request id and trace of `caller`,
 * and are not counted again by the rate limit. Aborting, or not reading any further, disconnects.
 */
export function inProcessFetch(
  caller: FastifyRequest,
  { onStream, isStopping }: InProcessCalls,
): typeof fetch {
  const context = requestContextOf(caller);
  return async (input, init) => {
    if (isStopping()) throw new TypeError('The service is stopping.');
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const disconnect = new AbortController();
    const signal = AbortSignal.any([request.signal, disconnect.signal]);
    signal.throwIfAborted();
    const options: InjectOptions = {
      method: request.method,
      url: `${pathname}${search}`,
      headers: headersFor(caller, request.headers),
      remoteAddress: context.address,
      ...(body.length > 0 ? { payload: body } : {}),
      payloadAsStream: true,
    };
    const inject = () => caller.server.inject(options).then((answer) => answer); // `then` sends the request immediately.
    // An aborted call always rejects, even if there is a response.
    const answer = await onBehalfOf(context, signal, inject).finally(() => signal.throwIfAborted());
    const headers = headersOf(answer.headers);
    context.creditsUsed += Number(headers.get('x-credits-used') ?? 0);
    if (headers.get('content-type')?.startsWith('text/event-stream')) onStream();
    const stream = addAbortSignal(signal, answer.stream());
    stream.once('close', () => disconnect.abort());
    return new Response(
      WITHOUT_BODY.has(answer.statusCode) ? null : (Readable.toWeb(stream) as ReadableStream<Uint8Array>),
      { status: answer.statusCode, headers },
    );
  };
}

function headersFor(caller: FastifyRequest, headers: Headers): Record<string, string> {
  const { traceparent } = caller.headers;
  return {
    ...(typeof traceparent === 'string' ? { traceparent } : {}),
    ...Object.fromEntries(headers),
    'x-request-id': requestContextOf(caller).requestId,
  };
}

function headersOf(sent: Record<string, unknown>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent)) {
    for (const one of [value].flat()) headers.append(name, String(one));
  }
  return headers;
}
