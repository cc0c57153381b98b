import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/**
 * A balancer in front of the API processes: each request goes to the next one in turn. A process that does not accept
 * the connection is skipped; a connection that is lost later is lost for the client too, as with any proxy that must not
 * repeat a POST. Streams pass through as they arrive.
 */
export class Balancer {
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private readonly targets: () => readonly string[],
  ) {
    server.on('request', (incoming: IncomingMessage, response: ServerResponse) => {
      this.pass(incoming, response).catch(() => response.destroy());
    });
  }

  /** @param targets base URLs of the processes; read for each request. */
  static async start(targets: () => readonly string[]): Promise<Balancer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Balancer(server, targets);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const answer = await this.firstAnswer(incoming, body, response);
    if (!answer) {
      response.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.flushHeaders();
    await pipeline(answer, response);
  }

  /** @returns undefined when no process accepts a connection. */
  private async firstAnswer(
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<IncomingMessage | undefined> {
    const targets = this.targets();
    this.turn += 1;
    for (let offset = 0; offset < targets.length; offset += 1) {
      const target = targets[(this.turn + offset) % targets.length] as string;
      try {
        return await answerOf(target, incoming, body, response);
      } catch (error) {
        // Of any other error it is unknown whether the process received the request.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      }
    }
    return undefined;
  }
}

async function answerOf(
  target: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<IncomingMessage> {
  // A connection of its own: one that was kept from a process that was killed would fail later.
  const upstream = request(`${target}${url ?? '/'}`, { method, headers, agent: false });
  response.once('close', () => upstream.destroy());
  upstream.end(body);
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
  return answer;
}
