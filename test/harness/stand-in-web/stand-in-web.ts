import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerRobots, type RobotsAnswer } from './robots.js';
import type { Behavior } from './behavior.js';
import { charsetRoutes } from './charset.routes.js';
import { documentRoutes } from './document.routes.js';
import { documentPage } from './documents.js';
import { type Handler, type ReceivedRequest, sendHtml } from './exchange.js';
import { faultRoutes } from './fault.routes.js';
import { obstacleRoutes } from './obstacle.routes.js';
import { pageRoutes } from './page.routes.js';
import { scriptRoutes } from './script.routes.js';
import { shapeRoutes } from './shape.routes.js';
import { UPSTREAM_NAMES, UPSTREAM_PATHS, upstreamHandler, type UpstreamName } from './upstreams.js';
import { wikipediaPage } from './wikipedia.upstream.js';

const PAGES = [
  ...pageRoutes,
  ...charsetRoutes,
  ...obstacleRoutes,
  ...scriptRoutes,
  ...shapeRoutes,
  ...documentRoutes,
  ...faultRoutes,
];

/** Switches an upstream: a named behavior, or a handler of the test's own. */
interface Switch {
  behavior: Behavior | Handler;
  /** Calls left before the upstream is `ok` again. */
  callsLeft: number;
}

/**
 * The internet of the tests, on one loopback port: valid and faulty pages, broken servers, and search providers with real
 * response formats. The files `*.routes.ts` list what is served.
 */
export class StandInWeb {
  /** Every request in order of arrival, robots.txt included. */
  readonly requests: ReceivedRequest[] = [];
  private readonly routes = new Map<string, Handler>();
  private readonly switches = new Map<UpstreamName, Switch>();
  private readonly counts = new Map<UpstreamName, number>();
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private robotsAnswer: RobotsAnswer = { status: 404 };

  constructor() {
    this.server = createServer((incoming, response) => {
      // A test that breaks connections on purpose breaks this promise too.
      this.receive(incoming, response).catch(() => response.destroy());
    });
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => this.sockets.delete(socket));
    });
    this.installRoutes();
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Cuts whatever is open. */
  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** `http://127.0.0.1:<port>`. */
  get origin(): string {
    return `http://${this.hostPort}`;
  }

  /** The value for `OUTBOUND_ALLOW_HOSTS`. */
  get hostPort(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Value for `SEARXNG_BASE_URL`, `BRAVE_BASE_URL`, `WIKIPEDIA_BASE_URL`. */
  baseUrl(upstream: UpstreamName): string {
    return this.origin + UPSTREAM_PATHS[upstream].base;
  }

  /** Number of open connections; shows whether an aborted request was really closed. */
  get openSockets(): number {
    return this.sockets.size;
  }

  /** Serves a path, replacing the previous response. A path that ends in `*` matches all with that prefix. */
  route(path: string, handler: Handler): void {
    this.routes.set(path, handler);
  }

  /** How an upstream answers from now on, or for the next `calls` calls only. */
  behave(upstream: UpstreamName, behavior: Behavior | Handler, options: { calls?: number } = {}): void {
    if (typeof behavior === 'string') upstreamHandler(upstream, behavior);
    this.switches.set(upstream, { behavior, callsLeft: options.calls ?? Number.POSITIVE_INFINITY });
  }

  /** Calls that an upstream has had since the start or the last `reset`. */
  calls(upstream: UpstreamName): number {
    return this.counts.get(upstream) ?? 0;
  }

  /** The response for `/robots.txt`; 404 by default. */
  robots(answer: RobotsAnswer | string): void {
    this.robotsAnswer = typeof answer === 'string' ? { status: 200, text: answer } : answer;
  }

  /** Requests to one path. */
  requestsTo(path: string): ReceivedRequest[] {
    return this.requests.filter((request) => request.path === path);
  }

  /** Back to the first state: upstreams `ok`, no robots.txt, own routes gone, log and counts empty. */
  reset(): void {
    this.switches.clear();
    this.counts.clear();
    this.requests.length = 0;
    this.robotsAnswer = { status: 404 };
    this.installRoutes();
  }

  private installRoutes(): void {
    this.routes.clear();
    for (const [path, handler] of PAGES) this.route(path, handler);
    this.route('/documents/*', documentPage);
    this.route('/wikipedia/wiki/*', wikipediaPage);
    this.route('/robots.txt', (exchange) => answerRobots(this.robotsAnswer, exchange));
    for (const name of UPSTREAM_NAMES) {
      this.route(UPSTREAM_PATHS[name].search, (exchange) => {
        this.counts.set(name, this.calls(name) + 1);
        return this.handlerOf(name)(exchange);
      });
    }
  }

  private handlerOf(name: UpstreamName): Handler {
    const current = this.switches.get(name);
    if (current === undefined || current.callsLeft <= 0) return upstreamHandler(name, 'ok');
    current.callsLeft -= 1;
    const { behavior } = current;
    return typeof behavior === 'string' ? upstreamHandler(name, behavior) : behavior;
  }

  private async receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.origin);
    const request: ReceivedRequest = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: await bodyText(incoming),
    };
    this.requests.push(request);
    const handler = this.handlerFor(url.pathname);
    await handler({ request, response, origin: this.origin });
  }

  private handlerFor(path: string): Handler {
    const exact = this.routes.get(path);
    if (exact) return exact;
    for (const [pattern, handler] of this.routes) {
      if (pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1))) return handler;
    }
    return ({ response }) => sendHtml(response, '<!doctype html><title>Not Found</title>', { status: 404 });
  }
}

async function bodyText(incoming: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString('utf8');
}
