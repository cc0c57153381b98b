import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { EgressPass, type EgressPassOptions } from './egress-pass.js';
import type { EgressRules } from './egress-rules.js';
import { forward } from './forward.js';
import { openTunnel } from './open-tunnel.js';

/** Enough for several visits at once; more is a program out of control. */
const MAX_CONNECTIONS = 1024;
const HEADERS_TIMEOUT_MS = 15_000;

/**
 * HTTP proxy on a loopback port for programs that open their own connections (a browser). Every host is checked by
 * the rule of the guarded client when it is connected to; requests without a pass get 407.
 */
export class EgressProxy {
  private readonly passes = new Map<string, EgressPass>();
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private starting: Promise<string> | undefined;

  constructor(private readonly rules: EgressRules) {}

  /** Issues a pass; starts the proxy if it is not running. */
  async issue(options: EgressPassOptions): Promise<EgressPass> {
    const proxyUrl = await this.start();
    const pass = new EgressPass(proxyUrl, this.rules.connect, options, ({ username }) =>
      this.passes.delete(username),
    );
    this.passes.set(pass.username, pass);
    return pass;
  }

  /** Address of the proxy; starts it when it is not up yet. */
  start(): Promise<string> {
    this.starting ??= this.listen().catch((error: unknown) => {
      this.starting = undefined;
      throw error;
    });
    return this.starting;
  }

  /** Closes all passes and connections; `issue` may start it again. */
  async close(): Promise<void> {
    await this.starting?.catch(() => {});
    const { server } = this;
    this.server = undefined;
    this.starting = undefined;
    for (const pass of this.passes.values()) pass.close();
    for (const socket of this.sockets) socket.destroy();
    if (server === undefined) return;
    const closed = once(server, 'close');
    server.close();
    await closed;
  }

  private async listen(): Promise<string> {
    const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: 0 });
    server.maxConnections = MAX_CONNECTIONS;
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => this.sockets.delete(socket));
    });
    server.on('request', (request, response) => this.onRequest(request, response));
    server.on('connect', (request, socket, head) => this.onConnect(request, socket, head));
    // A WebSocket uses CONNECT; no other upgrade is allowed.
    server.on('upgrade', (_, socket) => socket.destroy());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.server = server;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  private onRequest(request: IncomingMessage, response: ServerResponse): void {
    const pass = this.passOf(request);
    if (pass === undefined) {
      response.writeHead(407, { 'proxy-authenticate': 'Basic realm="egress"' }).end();
      return;
    }
    if (pass.admit(response)) void forward(request, response, pass, this.rules);
  }

  private onConnect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => {});
    const pass = this.passOf(request);
    if (pass === undefined) {
      socket.end(
        'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="egress"\r\n' +
          'Content-Length: 0\r\nConnection: close\r\n\r\n',
      );
      return;
    }
    if (pass.admit(socket)) openTunnel(request, socket as Socket, head, pass, this.rules);
  }

  private passOf(request: IncomingMessage): EgressPass | undefined {
    const [scheme, encoded] = (request.headers['proxy-authorization'] ?? '').split(' ', 2);
    if (scheme?.toLowerCase() !== 'basic' || encoded === undefined) return undefined;
    const [username = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(':', 2);
    const pass = this.passes.get(username);
    return pass?.isPassword(password) ? pass : undefined;
  }
}
