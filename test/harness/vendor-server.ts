import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a vendor answers; `hang`: nothing. */
export type VendorAnswer = { status: number; body?: object; headers?: Record<string, string> } | 'hang';

/** A request as a vendor got it. */
export interface VendorRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A stand-in for all vendors of messages, which answers each request as the test says. */
export class VendorServer {
  readonly requests: VendorRequest[] = [];
  /** May wait, so that a test can act in the middle of a request. */
  answer: (request: VendorRequest) => VendorAnswer | Promise<VendorAnswer> = accepted;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<VendorServer> {
    const server = createServer();
    const vendors = new VendorServer(server);
    server.on('request', (request, response) => void vendors.serve(request, response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return vendors;
  }

  get hostPort(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.hostPort}`;
  }

  /** Forgets the requests, and accepts again. */
  reset(): void {
    this.requests.length = 0;
    this.answer = accepted;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const got = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    this.requests.push(got);
    const given = await this.answer(got);
    if (given === 'hang') return;
    response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
    response.end(JSON.stringify(given.body ?? {}));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const ids = { n: 0 };

/** An answer under whose id Resend, Postmark, Twilio and Vonage alike accept a message. */
export function accepted({ path }: Pick<VendorRequest, 'path'>): VendorAnswer {
  ids.n += 1;
  const id = `${path.split('/').at(-1)}-${ids.n}`;
  return { status: 200, body: { id, sid: id, MessageID: id, message_uuid: id } };
}

/** Answers in order, the last one to all further requests. */
export function inOrder(...answers: VendorAnswer[]): () => VendorAnswer {
  const rest = [...answers];
  return () => (rest.length > 1 ? rest.shift() : rest[0]) ?? 'hang';
}
