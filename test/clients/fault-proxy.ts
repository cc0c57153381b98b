import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A fault for a request. `html`: the proxy's own 502; `lose-answer`: the service does the work, and the connection is
 * lost before its response; `cut-stream`: the connection is lost within the second event, and every other time within the first.
 */
type Fault = 'html' | 'lose-answer' | 'cut-stream';

interface Armed {
  method: string;
  path: RegExp;
  fault: Fault;
  times: number;
}

/** An unreliable proxy between a client and the service. */
export class FaultProxy {
  /** How often each fault occurred. */
  readonly counts: Record<Fault, number> = { html: 0, 'lose-answer': 0, 'cut-stream': 0 };
  /** Called and awaited once, when the first part of a stream has passed. */
  onStream: (() => Promise<void>) | undefined;
  private armed: Armed[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  /** @param target origin of the service; may change while the proxy runs. */
  private constructor(public target: string) {
    this.server = createServer((incoming, response) => {
      this.pass(incoming, response).catch(() => response.destroy());
    });
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next `times` matching requests meet the fault. */
  arm(method: string, path: RegExp, fault: Fault, times: number): void {
    this.armed.push({ method, path, fault, times });
  }

  /** Removes all faults. */
  clearFaults(): void {
    this.armed = [];
    this.onStream = undefined;
    for (const fault of Object.keys(this.counts) as Fault[]) this.counts[fault] = 0;
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private async pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const fault = this.takeFault(method, url);
    if (fault === 'html') {
      incoming.resume();
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return;
    }
    const upstream = request(`${this.target}${url}`, { method, headers: { ...incoming.headers } });
    incoming.pipe(upstream);
    response.once('close', () => upstream.destroy());
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
    if (fault === 'lose-answer') {
      for await (const _ of answer);
      response.socket?.resetAndDestroy();
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (fault !== 'cut-stream') return this.passAll(answer, response);
    return passUntilCut(answer, response, this.counts['cut-stream'] % 2);
  }

  private async passAll(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    response.flushHeaders();
    const isStream = answer.headers['content-type']?.startsWith('text/event-stream') ?? false;
    for await (const chunk of answer) {
      response.write(chunk);
      const { onStream } = this;
      if (!isStream || onStream === undefined) continue;
      this.onStream = undefined;
      await onStream();
    }
    response.end();
  }

  private takeFault(method: string, url: string): Fault | undefined {
    const armed = this.armed.find((one) => one.times > 0 && one.method === method && one.path.test(url));
    if (!armed) return undefined;
    armed.times -= 1;
    this.counts[armed.fault] += 1;
    return armed.fault;
  }
}

/** Characters; shorter than any event. */
const SOME_OF_THE_NEXT = 12;

/** @param whole how many whole events pass, 0 or 1, before a part of the next one. */
async function passUntilCut(answer: IncomingMessage, response: ServerResponse, whole: number): Promise<void> {
  let text = '';
  for await (const chunk of answer) {
    text += String(chunk);
    const first = /(?:^|\n)id: [^]*?\n\n/.exec(text);
    if (!first) continue;
    const end = whole === 0 ? first.index : first.index + first[0].length;
    response.write(text.slice(0, end + SOME_OF_THE_NEXT));
    response.socket?.end();
    answer.destroy();
    return;
  }
  response.end();
}
