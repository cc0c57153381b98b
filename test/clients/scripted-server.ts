import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { ScriptedAnswer, StreamStep } from './behavior-case.js';
import { plainAnswer } from './scripted-body.js';

/** A received request. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed JSON, or the text if it is not JSON; null without a body. */
  body: unknown;
}

/** Plays the server's part of one case on a loopback port, and records all requests. */
export class ScriptedServer {
  readonly requests: ReceivedRequest[] = [];
  /** Requests without a scripted response. */
  readonly unexpected: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private readonly left: { answer: ScriptedAnswer; times: number }[] = [];

  constructor() {
    this.server = createServer((incoming, response) => {
      // Responses are aborted on purpose, by either side.
      this.receive(incoming, response).catch(() => response.destroy());
    });
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  play(script: readonly ScriptedAnswer[]): void {
    for (const answer of script) {
      const times = answer.times === 'any' ? Number.POSITIVE_INFINITY : (answer.times ?? 1);
      this.left.push({ answer, times });
    }
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Closes all connections. */
  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private async receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    this.requests.push(request);
    const next = this.left.find(({ answer, times }) => times > 0 && isFor(answer.for, request));
    if (next === undefined) {
      this.unexpected.push(`${request.method} ${request.path}`);
      response.writeHead(418).end();
      return;
    }
    next.times -= 1;
    await send(next.answer, response);
  }
}

async function readRequest(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: text === '' ? null : parsed(text),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isFor(pattern: string | undefined, { method, path }: ReceivedRequest): boolean {
  if (pattern === undefined) return true;
  const asked = `${method} ${path}`;
  return pattern.endsWith('*') ? asked.startsWith(pattern.slice(0, -1)) : asked === pattern;
}

async function send(answer: ScriptedAnswer, response: ServerResponse): Promise<void> {
  if (answer.delay_ms !== undefined) await sleep(answer.delay_ms);
  if (answer.fault === 'stall') return;
  if (answer.fault === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (answer.events) return sendStream(answer.events, answer, response);
  const { status, headers, body } = plainAnswer(answer);
  if (answer.fault !== undefined) {
    const bytes = Buffer.from(body);
    response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
    response.write(bytes.subarray(0, bytes.length / 2), () => {
      if (answer.fault === 'cut') response.socket?.end();
    });
    return;
  }
  response.writeHead(status, headers);
  await write(response, body, answer);
  response.end();
}

async function sendStream(
  steps: readonly StreamStep[],
  answer: ScriptedAnswer,
  response: ServerResponse,
): Promise<void> {
  const { status, headers } = plainAnswer(answer);
  response.writeHead(status, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.flushHeaders();
  for (const step of steps) {
    if ('hold' in step) return;
    if ('cut' in step) {
      // What was written before must arrive: a reset would discard it.
      response.socket?.end();
      return;
    }
    await write(response, frame(step, answer.newline ?? '\n'), answer);
  }
  response.end();
}

function frame(step: Exclude<StreamStep, { cut: true } | { hold: true }>, newline: string): string {
  if ('raw' in step) return step.raw;
  const data = JSON.stringify({ seq: step.id, at: '2026-11-22T03:00:00.000Z', ...step.data });
  return [`id: ${step.id}`, `event: ${step.event}`, `data: ${data}`, '', ''].join(newline);
}

async function write(response: ServerResponse, text: string, pieces: ScriptedAnswer): Promise<void> {
  const bytes = Buffer.from(text);
  const size = pieces.chunk_bytes ?? bytes.length;
  for (let start = 0; start < bytes.length; start += size) {
    response.write(bytes.subarray(start, start + size));
    if (pieces.pause_ms !== undefined) await sleep(pieces.pause_ms);
    else if (pieces.chunk_bytes !== undefined) await nextTurn();
  }
}
