import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { type FieldFault, InvalidRequestError } from '@capstan/platform-core';
import { type McpHttpHandler, createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Exchanges } from './exchanges.js';
import { callName, cancelledBy, messageOf, newSession, observedMessageOf } from './call-name.js';
import { callerInfo } from './caller-info.js';
import { inProcessFetch } from './in-process-fetch.js';
import { mcpOperation } from './mcp-operation.js';
import { McpServers } from './mcp-servers.js';

/**
 * Streamable HTTP of both protocol generations, without state between messages. Each message is handled by a
 * new server, which calls the service on behalf of its caller.
 */
@Injectable()
export class McpEndpoint implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Mcp');
  private readonly exchanges = new Exchanges();
  private readonly handler: McpHttpHandler;

  constructor(servers: McpServers) {
    this.handler = createMcpHandler((context) => servers.create(context), {
      onerror: (error) => this.logger.debug(error.message),
    });
  }

  /**
   * Open streams would keep the process alive until their clients disconnect; clients reconnect to another
   * process.
   */
  beforeApplicationShutdown(): void {
    this.exchanges.stopWaiting();
  }

  /** Handles one message; resolves when the response starts. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { method, id } = messageOf(request);
    const exchange = this.exchanges.begin(callName(request, id));
    const onClose = (): void => {
      exchange.end();
      if (!reply.raw.writableFinished) exchange.abort();
    };
    if (reply.raw.destroyed) onClose();
    else reply.raw.once('close', onClose);
    if (Array.isArray(request.body)) throw new InvalidRequestError([NO_BATCHES]);
    if (request.headers['mcp-method'] === 'subscriptions/listen') exchange.markAsWaiting();
    const cancelled = cancelledBy(request);
    if (cancelled !== undefined) this.exchanges.cancel(cancelled);
    const inner = inProcessFetch(request, {
      onStream: () => exchange.markAsWaiting(),
      isStopping: () => this.exchanges.isStopping,
    });
    const answer = await mcpOperation.run(observedMessageOf(request), () =>
      this.handler.fetch(webRequestOf(request, exchange.signal), {
        parsedBody: request.body,
        authInfo: callerInfo(request, inner),
      }),
    );
    void reply
      .status(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .headers(method === 'initialize' && answer.status === 200 ? newSession() : {})
      .send(isStream(answer) ? answer.body : await answer.text());
  }
}

/** Removed from MCP in 2025-06-18; a batch would be many calls for one unit of the rate limit. */
const NO_BATCHES: FieldFault = { path: '', message: 'must be one JSON-RPC message, not a batch' };

/** Builds the request for the handler: headers, and the client's signal. */
const webRequestOf = (request: FastifyRequest, signal: AbortSignal): Request =>
  new Request(`http://${request.headers.host ?? 'localhost'}${request.url}`, {
    method: 'POST',
    headers: headersOf(request),
    signal,
  });

function headersOf({ headers }: FastifyRequest): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) all.append(name, one);
  }
  return all;
}

const isStream = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
